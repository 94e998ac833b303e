import { createHash, createHmac } from "node:crypto";

// Only the server can say a link's token again, and only its hash is stored: a copy of the database opens nothing.
export function tokenOf(linkId: string, secret: string): string {
  return createHmac("sha256", secret).update(`draft link ${linkId}`).digest("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
