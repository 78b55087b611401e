/** Web Push: this browser is told though no page of ours is open. */
import type { AlertsPage } from "../types";
import { api } from "./api";

const WORKER = "/push-worker.js";

/** Browsers that can, on a page that came by HTTPS or from this machine. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The bytes of a key that is written in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Asks the person and then the browser, and tells the server; null: the person or the browser said no. */
export async function subscribe(key: string): Promise<AlertsPage | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint, keys } = made.toJSON();
    return await api.post<AlertsPage>("/me/alerts/browsers", {
      endpoint,
      key: keys?.p256dh,
      auth: keys?.auth,
      address: location.origin,
    });
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Nothing comes to this browser any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** How the server calls this browser, if it is told. */
export async function thisBrowser(): Promise<string | undefined> {
  const made = await subscription();
  if (!made) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(made.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}
