import { readdirSync, readFileSync, statSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openIncomingFolder } from "#server/features/uploads/incoming-folder.ts";
import { eventually } from "#tests/support/eventually.ts";
import { processesNaming } from "#tests/support/processes/processes.ts";
import {
  folderUntilTestEnds,
  serverUntilTestEnds,
  usedFolderUntilTestEnds,
} from "#tests/support/processes/until-test-ends.ts";
import { nestedPdf } from "#tests/support/samples/hostile-files.ts";

const BOUNDARY = "----half-an-upload";
const PLACE = "taken at the home of the host";

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function namesThePlace(folder: string): string[] {
  return filesIn(folder).filter((path) => readFileSync(path).includes(PLACE));
}

async function photoWithPlace(): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 3, background: "#4080c0" } as const;
  return sharp({ create })
    .withExif({ IFD0: { ImageDescription: PLACE }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 40/1" } })
    .jpeg()
    .toBuffer();
}

// One photo that has arrived, and another that never will.
async function sendHalf(url: string): Promise<ClientRequest> {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const sending = request(`${url}/api/upload-images`, { method: "POST", headers });
  // The server is killed under it.
  sending.on("error", () => {});
  const photo = await photoWithPlace();
  for (const name of ["a.jpg", "b.jpg"]) {
    sending.write(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="images"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    );
    sending.write(photo);
    sending.write("\r\n");
  }
  return sending;
}

test("originals wait inside the data folder, and what a hard kill leaves of them is gone at the next start", async () => {
  const [data, temporary] = [usedFolderUntilTestEnds(), folderUntilTestEnds()];
  const env = { DATA_DIR: data, TMPDIR: temporary };
  const doomed = await serverUntilTestEnds(env);
  const sending = await sendHalf(doomed.url);
  // Read first where it should be: a database is a lot to read again and again.
  const incoming = join(data, "incoming");
  await eventually(() => namesThePlace(incoming).length > 0, "a photo has arrived");
  doomed.signal("SIGKILL");
  await eventually(() => processesNaming(data).length === 0, "the server is gone");
  sending.destroy();

  expect(namesThePlace(temporary)).toEqual([]);
  expect(namesThePlace(data).every((path) => path.startsWith(`${incoming}/`))).toBe(true);
  expect(statSync(incoming).mode & 0o777).toBe(0o700);

  const revived = await serverUntilTestEnds(env);
  expect(namesThePlace(data)).toEqual([]);
  expect(await revived.stop()).toBe(0);
  expect(readdirSync(incoming)).toEqual(["lock"]);
});

test("a server that starts beside another one leaves what the other is receiving", () => {
  const data = folderUntilTestEnds();
  const first = openIncomingFolder(data);
  const second = openIncomingFolder(data);
  for (const { path } of [first, second]) expect(statSync(path).isDirectory()).toBe(true);
  second.close();
  const third = openIncomingFolder(data);
  expect(statSync(first.path).isDirectory()).toBe(true);
  for (const open of [first, third]) open.close();
  expect(readdirSync(join(data, "incoming"))).toEqual(["lock"]);
});

// Minutes of drawing.
const BOMB = nestedPdf({ depth: 5, fanOut: 10 });

async function sendBomb(url: string): Promise<{ answer: Promise<Response> }> {
  const started = await fetch(`${url}/api/intake/property`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode: "deep", address: "12 Pine Road, Oslo" }),
  });
  const { id } = (await started.json()) as { id: string };
  const form = new FormData();
  form.append("draftId", id);
  form.append("floorplans", new File([Buffer.from(BOMB)], "plan.pdf"));
  const cookie = started.headers.get("set-cookie")?.split(";")[0] ?? "";
  const answer = fetch(`${url}/api/upload-property-files`, { method: "POST", body: form, headers: { cookie } });
  // Its server may be killed under it.
  answer.catch(() => {});
  return { answer };
}

function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

// Until it draws: a second of processor time is more than its start takes.
async function untilDrawing(folder: string): Promise<void> {
  await eventually(
    () => processesNaming(join(folder, "incoming")).some((pid) => cpuTicks(pid) > 200),
    "the plan is being drawn",
  );
}

test("a plan that takes minutes to draw does not hold up a stop, and its sender hears that the server is going", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder, DECODE_SECONDS: "600" });
  const { answer } = await sendBomb(server.url);
  await untilDrawing(folder);
  // A stop that takes too long ends with another code.
  expect(await server.stop()).toBe(0);
  expect((await answer).status).toBe(503);
  expect(processesNaming(folder)).toEqual([]);
});

test("a plan that takes minutes to draw ends with its server, even one that is killed alone", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder, DECODE_SECONDS: "600" });
  const { answer } = await sendBomb(server.url);
  await untilDrawing(folder);
  process.kill(server.pid, "SIGKILL");
  await eventually(() => processesNaming(folder).length === 0, "no process of it is left");
  await Promise.allSettled([answer]);
});
