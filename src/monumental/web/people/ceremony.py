"""What a browser is asked to sign with a passkey, and whether it did: needs the extra `passkeys`.

A passkey belongs to the name by which the page was opened. It is one that its device finds by itself, so
nobody has to say who they are to come back.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from cryptography.exceptions import UnsupportedAlgorithm
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
)

from monumental.web.people.passkeys import site_of
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.web.contract.requests import NewPasskey, UsedPasskey
    from monumental.web.store.rows import Passkey

#: What browsers show beside the name of the server.
HERE: Final = "Monumental"

#: What the library raises where an answer does not hold, or is none at all.
WRONG: Final = (WebAuthnException, UnsupportedAlgorithm, ValueError, TypeError, LookupError, AttributeError)


def to_make(origin: str, person: str, name: str, there: Sequence[Passkey]) -> tuple[bytes, dict[str, Any]]:
    """What is to be signed, and what the browser is asked, so that a device makes a passkey."""
    options = generate_registration_options(
        rp_id=site_of(origin),
        rp_name=HERE,
        user_id=hashlib.sha256(b"passkey " + person.encode()).digest(),
        user_name=name or HERE,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        # No device needs two.
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in there],
    )
    return options.challenge, _plain(options)


def to_use(origin: str) -> tuple[bytes, dict[str, Any]]:
    """What is to be signed, and what the browser is asked, so that a device uses the passkey that it has."""
    options = generate_authentication_options(rp_id=site_of(origin))
    return options.challenge, _plain(options)


def made(answer: NewPasskey, challenge: bytes) -> tuple[str, bytes, int]:
    """The new passkey: its id, its public key, and how often it has signed. Refused, if it does not hold."""
    site = site_of(answer.address)
    try:
        found = verify_registration_response(
            credential=RegistrationCredential(
                id=answer.id,
                raw_id=base64url_to_bytes(answer.id),
                response=AuthenticatorAttestationResponse(
                    client_data_json=base64url_to_bytes(answer.client_data),
                    attestation_object=base64url_to_bytes(answer.attestation),
                ),
            ),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=answer.address,
        )
    except WRONG as error:
        raise Refused(422, "server-passkey-wrong") from error
    return bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def used(answer: UsedPasskey, challenge: bytes, passkey: Passkey) -> int:
    """How often the passkey has signed now. Refused, if it has not signed what it was to sign."""
    site = site_of(answer.address)
    try:
        found = verify_authentication_response(
            credential=AuthenticationCredential(
                id=answer.id,
                raw_id=base64url_to_bytes(answer.id),
                response=AuthenticatorAssertionResponse(
                    client_data_json=base64url_to_bytes(answer.client_data),
                    authenticator_data=base64url_to_bytes(answer.authenticator_data),
                    signature=base64url_to_bytes(answer.signature),
                ),
            ),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=answer.address,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.signed,
        )
    except WRONG as error:
        raise Refused(422, "server-passkey-wrong") from error
    return found.new_sign_count


def _plain(options: Any) -> dict[str, Any]:
    """As browsers read it (`PublicKeyCredential.parse…OptionsFromJSON`)."""
    plain: dict[str, Any] = json.loads(options_to_json(options))
    return plain
