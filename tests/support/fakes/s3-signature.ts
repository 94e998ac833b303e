import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type KeyPair = { id: string; secret: string };

// What the request's Authorization header has to be, by AWS Signature Version 4 as its documentation describes it.
export function signatureOf({ method, url = "", headers }: IncomingMessage, { id, secret }: KeyPair): string {
  const [, scope = "", signedHeaders = ""] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=/.exec(headers.authorization ?? "") ??
    [];
  const { pathname, searchParams } = new URL(url, "http://s3");
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const values = signedHeaders.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payloadHash = String(headers["x-amz-content-sha256"]);
  const asked = [method, pathname, query.join("&"), values.join(""), signedHeaders, payloadHash].join("\n");
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, sha256(asked)].join("\n");
  // Each part of the scope (day, region, service, ending) makes the next key.
  const key = scope.split("/").reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  const signature = hmac(key, text).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
