/** Passkeys: the browser asks its device to sign what the house has drawn. */

import { ask, Refused, type Me } from './house'

export interface Passkey {
  passkey: string
  created: number
  used: number | null
}

/** Whether this browser has passkeys here: only for names, and only where nobody can listen. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname) && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export const passkeys = () => ask<Passkey[]>('GET', '/me/passkeys')
export const removePasskey = (passkey: string) => ask<Passkey[]>('DELETE', `/me/passkeys/${passkey}`)

export async function addPasskey(): Promise<Passkey[]> {
  const wish = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/wish')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish)
  return ask<Passkey[]>('POST', '/me/passkeys', await chosen(() => navigator.credentials.create({ publicKey })))
}

export async function signInWithPasskey(): Promise<Me> {
  const wish = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/me/session/wish')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wish)
  return ask<Me>('POST', '/me/session/passkey', await chosen(() => navigator.credentials.get({ publicKey })))
}

/** What the device has signed; a person who closes its window refuses, too. */
async function chosen(asked: () => Promise<Credential | null>): Promise<unknown> {
  const credential = await asked().catch(() => null)
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw new Refused({ rule: 'passkey', told: { id: 'account-passkey-stopped', values: {} }, sentence: '' })
}
