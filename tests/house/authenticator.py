"""A device with passkeys, in software: it signs whatever it is asked to, as an attacker's would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One passkey of one person."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = secrets.token_bytes(16)
        self.handle = ""
        self.counter = 0

    def make(self, wish: dict[str, Any], origin: str, **otherwise: Any) -> dict[str, Any]:
        """What a browser sends when a passkey was made."""
        self.handle = wish["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + struct.pack(">H", len(self.name)) + self.name + cbor2.dumps(public)
        signed = self.signed_part(otherwise.get("rp", wish["rp"]["id"]), WITH_KEY, **otherwise) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": signed})
        return self.answer(
            {
                "clientDataJSON": stated("webauthn.create", wish, origin, **otherwise),
                "attestationObject": text(attested),
            }
        )

    def sign(self, wish: dict[str, Any], origin: str, **otherwise: Any) -> dict[str, Any]:
        """What a browser sends when a passkey has signed."""
        self.counter += 1
        said = stated("webauthn.get", wish, origin, **otherwise)
        part = self.signed_part(otherwise.get("rp", wish["rpId"]), 0, **otherwise)
        digest = hashlib.sha256(base64.urlsafe_b64decode(said + "==")).digest()
        return self.answer(
            {
                "clientDataJSON": said,
                "authenticatorData": text(part),
                "signature": text(self.key.sign(part + digest, ec.ECDSA(SHA256()))),
                "userHandle": otherwise.get("handle", self.handle),
            }
        )

    def signed_part(self, place: str, flags: int, counter: int | None = None, **otherwise: Any) -> bytes:
        flags |= PRESENT | (VERIFIED if otherwise.get("verified", True) else 0)
        count = self.counter if counter is None else counter
        return hashlib.sha256(place.encode()).digest() + struct.pack(">BI", flags, count)

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.name)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }


def stated(usual: str, wish: dict[str, Any], origin: str, **otherwise: Any) -> str:
    said = {
        "type": otherwise.get("kind", usual),
        "challenge": otherwise.get("challenge", wish["challenge"]),
        "origin": origin,
        "crossOrigin": False,
    }
    return text(json.dumps(said).encode())
