/** Passkeys, as browsers have them: what the server asks goes to the device, what that says goes back. */
import { api } from "../../lib/server/api";
import type { MePage, PasskeyQuestion } from "../../lib/types";

/** Browsers have them on pages that came safely, by a name: not by an address in numbers. */
export function possible(): boolean {
  return (
    isSecureContext &&
    !/^(\[.*\]|[\d.]+)$/.test(location.hostname) &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** What a passkey says, in base64url: what we read of it. */
interface Signed<Parts extends string> {
  id: string;
  response: Record<Parts, string>;
}

const here = () => ({ address: location.origin });

async function question<T>(which: string): Promise<T> {
  return (await api.post<PasskeyQuestion>(`/me/passkeys/${which}`, here())).options as T;
}

/** This device makes a passkey. Nothing, if whoever holds it would rather not. */
export async function make(): Promise<MePage | undefined> {
  const asked = await question<PublicKeyCredentialCreationOptionsJSON>("to-make");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const made = await unlessDeclined(navigator.credentials.create({ publicKey }));
  if (!made) return undefined;
  const { id, response } = made.toJSON() as Signed<"clientDataJSON" | "attestationObject">;
  return api.post<MePage>("/me/passkeys", {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    ...here(),
  });
}

/** This device uses the passkey that it has. Nothing, if whoever holds it would rather not. */
export async function use(): Promise<MePage | undefined> {
  const asked = await question<PublicKeyCredentialRequestOptionsJSON>("to-use");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const used = await unlessDeclined(navigator.credentials.get({ publicKey }));
  if (!used) return undefined;
  const { id, response } = used.toJSON() as Signed<"clientDataJSON" | "authenticatorData" | "signature">;
  return api.post<MePage>("/me/passkeys/use", {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    ...here(),
  });
}

async function unlessDeclined(asking: Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    return (await asking) as PublicKeyCredential;
  } catch (error) {
    // Somebody closed the window, has no passkey for this page, or has one there already.
    if (error instanceof DOMException && ["NotAllowedError", "InvalidStateError"].includes(error.name)) return undefined;
    throw error;
  }
}
