import { Readable } from "node:stream";
import type { Db } from "#server/db/connect.ts";
import { findAccount, type OwnRow, PAGE_SIZE, type Page, pagesOf } from "./account-data-store.ts";
import { findBrandVoice } from "./brand-voice.ts";
import { listSessions } from "./list-sessions.ts";
import type { SignedIn } from "./sessions.ts";

type AccountFile = { fileName: string; content: Readable };

// Everything we hold about somebody, page by page: an account with a thousand listings needs no more memory than one.
export function accountDataFile(db: Db, signedIn: SignedIn): AccountFile {
  const exportedAt = new Date().toISOString();
  const fileName = `stayscribe-data-${exportedAt.slice(0, 10)}.json`;
  return { fileName, content: Readable.from(write(db, signedIn, exportedAt)) };
}

async function* write(db: Db, signedIn: SignedIn, exportedAt: string): AsyncGenerator<string> {
  const { user } = signedIn;
  const facts = {
    exportedAt,
    account: await findAccount(db, user.id),
    sessions: await listSessions(db, signedIn),
    brandVoice: await findBrandVoice(db, user.id),
  };
  yield JSON.stringify(facts, null, 2).replace(/\n}$/, "");
  for (const [name, page] of Object.entries(pagesOf(db, user.id))) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    yield* rowsOf(page);
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(page: Page): AsyncGenerator<string> {
  let rows: OwnRow[] = [];
  let isFirst = true;
  do {
    rows = await page(rows.at(-1)?.id ?? null);
    for (const row of rows) {
      yield `${isFirst ? "" : ","}\n    ${JSON.stringify(row)}`;
      isFirst = false;
    }
  } while (rows.length === PAGE_SIZE);
}
