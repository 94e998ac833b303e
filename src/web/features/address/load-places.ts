import { readGoogleKey } from "./api.ts";
import type { PlacesLibrary } from "./google-places.ts";

const SCRIPT_URL = "https://maps.googleapis.com/maps/api/js";
const CALLBACK_NAME = "onGooglePlacesReady";
const LOAD_TIMEOUT_MS = 10_000;

type GoogleWindow = {
  google?: { maps?: { importLibrary?: (name: "places") => Promise<PlacesLibrary> } };
  // Google calls this when it refuses the key, which may be long after the script has loaded.
  gm_authFailure?: () => void;
  [CALLBACK_NAME]?: () => void;
};

let loading: Promise<PlacesLibrary | null> | undefined;
let isRefused = false;

// Null means that there is no key or no service: the field is then a plain one, and nobody needs to be told why.
export async function loadPlaces(): Promise<PlacesLibrary | null> {
  // The script can be put into a page only once, whoever asks for it.
  loading ??= loadLibrary().catch(() => null);
  const library = await loading;
  return isRefused ? null : library;
}

async function loadLibrary(): Promise<PlacesLibrary | null> {
  const key = await readGoogleKey();
  if (!key) return null;
  const target = window as GoogleWindow;
  target.gm_authFailure = () => {
    isRefused = true;
  };
  await runScript(key, target);
  return (await target.google?.maps?.importLibrary?.("places")) ?? null;
}

function runScript(key: string, target: GoogleWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const search = new URLSearchParams({ key, libraries: "places", loading: "async", callback: CALLBACK_NAME });
    const script = document.createElement("script");
    target[CALLBACK_NAME] = resolve;
    script.addEventListener("error", () => reject(new Error("The maps script did not load")));
    setTimeout(() => reject(new Error("The maps script did not answer")), LOAD_TIMEOUT_MS);
    script.src = `${SCRIPT_URL}?${search}`;
    script.async = true;
    // The content policy lets a script in by the page's nonce.
    const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  });
}
