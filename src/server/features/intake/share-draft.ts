import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { paths } from "#shared/page-paths.ts";
import { type Asked, openForChange, requireManager } from "./access.ts";
import { hashOf, tokenOf } from "./link-token.ts";
import { changeToken, findLinkFor, insertLink } from "./rights-store.ts";

type Sharing = Omit<Asked, "role"> & { gives: IntakeRole; secret: string };

// The path of the one link of this role; a new one after it was revoked.
export async function shareDraft(db: Db, { gives, secret, ...asked }: Sharing): Promise<string> {
  return db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access);
    const { id, mode } = access.draft;
    const known = await findLinkFor(tx, id, gives);
    const linkId = known?.id ?? randomUUID();
    const token = tokenOf(linkId, secret);
    const tokenHash = hashOf(token);
    if (!known) await insertLink(tx, { id: linkId, draftId: id, role: gives, tokenHash });
    // The server's secret was replaced since.
    else if (known.tokenHash !== tokenHash) await changeToken(tx, linkId, tokenHash);
    const query = new URLSearchParams({ mode, role: gives, token });
    return `${paths.intakeForm.replace("$id", id)}?${query.toString()}`;
  });
}
