import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import * as sharing from "#shared/contract/intake-sharing.ts";
import { draftView } from "#shared/intake/draft-view.ts";
import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { type Asked, openDraft } from "./access.ts";
import type { IntakeParts } from "./intake-parts.ts";
import { listDraftLinks, revokeDraftLink } from "./manage-links.ts";
import { markComplete } from "./mark-complete.ts";
import { readOwnerPermissions, setOwnerPermissions } from "./owner-permissions.ts";
import { shareDraft } from "./share-draft.ts";
import { createWhoAsks } from "./who-asks.ts";

const HOUR_MS = 60 * 60 * 1000;

export function sharingRoutes(app: FastifyInstance, { db, customers, linkSecret, ...urls }: IntakeParts): void {
  const whoAsks = createWhoAsks({ db, customers });

  bindEndpoint(app, sharing.getDraftSchema, {
    handle: async (received, http) => ({ sections: await readSchema(db, await whoAsks(received, http)) }),
  });

  bindEndpoint(app, sharing.getOwnerPermissions, {
    handle: async (received, http) => ({ sections: await readOwnerPermissions(db, await whoAsks(received, http)) }),
  });

  bindEndpoint(app, sharing.setOwnerPermissions, {
    handle: async (received, http) => {
      const asked = await whoAsks(received, http);
      return { sections: await setOwnerPermissions(db, asked, received.body.sections) };
    },
  });

  bindEndpoint(app, sharing.shareDraft, {
    handle: async (received, http) => {
      const { role: gives = "owner", id, customerId } = await whoAsks(received, http);
      const path = await shareDraft(db, { id, customerId, gives, secret: linkSecret });
      return { url: `${urls.publicUrl(http.request)}${path}` };
    },
  });

  bindEndpoint(app, sharing.listDraftLinks, {
    handle: async (received, http) => listDraftLinks(db, await whoAsks(received, http)),
  });

  bindEndpoint(app, sharing.revokeDraftLink, {
    handle: async (received, http) => {
      await revokeDraftLink(db, await whoAsks(received, http), received.params.linkId);
      return { success: true as const };
    },
  });

  bindEndpoint(app, sharing.markComplete, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body, query }, http) => {
      const asked = await whoAsks({ params: { id: body.draftId }, query }, http);
      const completion = await markComplete(db, { ...asked, publicUrl: urls.mailedUrl() });
      return { success: true as const, ...completion, completedAt: completion.completedAt.toISOString() };
    },
  });
}

async function readSchema(db: Db, { role = "owner", ...asked }: Asked): Promise<IntakeSection[]> {
  const { draft } = await openDraft(db, { ...asked, role });
  return draftView({ role, ownerSections: draft.ownerSections }).sections;
}
