import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type KeyPair, signatureOf } from "./s3-signature.ts";

export type S3Server = {
  // The settings with which a server keeps its files here.
  env: Record<string, string>;
  close: () => Promise<void>;
};

type StoredObject = { bytes: Buffer; contentType: string; storedAt: Date };
type Bucket = { name: string; keys: KeyPair; objects: Map<string, StoredObject> };

const PAYLOAD_HASH = "x-amz-content-sha256";

// The part of S3 that the product uses, held in memory. Like S3 it refuses a request that is not signed with its keys
// or whose body is not the signed one, and like many compatible stores it does not know bodies with trailers.
export async function startS3Server(name: string): Promise<S3Server> {
  const keys = { id: randomBytes(8).toString("hex"), secret: randomBytes(16).toString("hex") };
  const bucket: Bucket = { name, keys, objects: new Map() };
  const http = createServer((request, response) => void answer(bucket, request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: keys.id,
      S3_SECRET_ACCESS_KEY: keys.secret,
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

async function answer(bucket: Bucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const complaint = complaintAbout(bucket, request, body);
  if (complaint) return refuse(response, ...complaint);
  const { objects } = bucket;
  const key = keyOf(bucket, request) ?? "";
  switch (request.method) {
    case "PUT":
      objects.set(key, {
        bytes: body,
        contentType: request.headers["content-type"] ?? "application/octet-stream",
        storedAt: new Date(),
      });
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    case "DELETE":
      objects.delete(key);
      return void response.writeHead(204).end();
    default:
      return read(objects.get(key), response);
  }
}

// Node leaves out the body of an answer to HEAD.
function read(found: StoredObject | undefined, response: ServerResponse): void {
  if (!found) return refuse(response, 404, "NoSuchKey");
  const { bytes, contentType, storedAt } = found;
  const headers = { "content-type": contentType, "content-length": bytes.length, etag: etagOf(bytes) };
  response.writeHead(200, { ...headers, "last-modified": storedAt.toUTCString() }).end(bytes);
}

function complaintAbout(bucket: Bucket, request: IncomingMessage, body: Buffer): [number, string] | null {
  const hash = request.headers[PAYLOAD_HASH];
  if (String(hash).startsWith("STREAMING-")) return [501, "NotImplemented"];
  if (hash !== createHash("sha256").update(body).digest("hex")) return [400, "XAmzContentSHA256Mismatch"];
  if (request.headers.authorization !== signatureOf(request, bucket.keys)) return [403, "SignatureDoesNotMatch"];
  const isKnown = ["PUT", "GET", "HEAD", "DELETE"].includes(request.method ?? "");
  return isKnown && keyOf(bucket, request) ? null : [501, "NotImplemented"];
}

function keyOf({ name }: Bucket, { url = "" }: IncomingMessage): string | null {
  const path = decodeURIComponent(new URL(url, "http://s3").pathname);
  return path.startsWith(`/${name}/`) ? path.slice(name.length + 2) : null;
}

const etagOf = (bytes: Buffer): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { "content-type": "application/xml" }).end(xml);
}
