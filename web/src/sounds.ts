/** Small sounds, made on the spot: a tile laid, the own turn, a refusal, the end of a game, a clock that runs out. */

import { keep, kept } from './kept'

type Wave = OscillatorType
/** A tone: its pitch in hertz (where it glides, the last one too), when it begins, how long it lasts, how loud. */
interface Tone {
  wave: Wave
  pitch: number
  to?: number
  at: number
  lasts: number
  loud: number
}

const tone = (wave: Wave, pitch: number, at: number, lasts: number, loud: number, to?: number): Tone =>
  to === undefined ? { wave, pitch, at, lasts, loud } : { wave, pitch, at, lasts, loud, to }

const SOUNDS = {
  laid: [tone('triangle', 190, 0, 0.09, 0.5, 90), tone('sine', 620, 0, 0.04, 0.12)],
  turn: [tone('sine', 523, 0, 0.14, 0.28), tone('sine', 784, 0.11, 0.22, 0.28)],
  refused: [tone('triangle', 156, 0, 0.11, 0.4), tone('triangle', 139, 0.12, 0.16, 0.4)],
  won: [523, 659, 784, 1047].map((pitch, number) => tone('sine', pitch, 0.13 * number, 0.32, 0.26)),
  lost: [392, 330, 262].map((pitch, number) => tone('sine', pitch, 0.17 * number, 0.34, 0.26)),
  ended: [440, 523, 440].map((pitch, number) => tone('sine', pitch, 0.15 * number, 0.3, 0.24)),
  hurry: [0, 0.18, 0.36].map((at) => tone('square', 880, at, 0.06, 0.06)),
}
export type Sound = keyof typeof SOUNDS

const LOUDNESS = 0.35
const SOFTLY = 0.008 // seconds in which a tone begins, so that nothing clicks

let context: AudioContext | null = null

/** Whether there is sound: as it was chosen, else for all who have not asked their device for calm. */
export const soundWished = (): boolean => (kept('sound') ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on')) === 'on'
export const wishSound = (wished: boolean): void => keep('sound', wished ? 'on' : 'off')

/** Make a sound, where it is wished for; never before somebody has done something on the page. */
export function sound(name: Sound): void {
  if (!soundWished() || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const one of SOUNDS[name]) ring(context, one)
}

function ring(context: AudioContext, { wave, pitch, to, at, lasts, loud }: Tone): void {
  const begins = context.currentTime + at
  const [voice, volume] = [context.createOscillator(), context.createGain()]
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, begins)
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begins + lasts)
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(LOUDNESS * loud, begins + SOFTLY)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  voice.connect(volume).connect(context.destination)
  voice.start(begins)
  voice.stop(begins + lasts)
}
