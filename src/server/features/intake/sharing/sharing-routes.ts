import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { type Asked, openDraft } from "#server/domain/drafts/draft-access.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as sharing from "#shared/contract/intake/intake-sharing.ts";
import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { draftView } from "#shared/intake/intake-schema.ts";
import { markComplete } from "../mark-complete.ts";
import { createIdentifyCaller, type IntakeDeps } from "../routes.ts";
import {
  listDraftLinks,
  readOwnerPermissions,
  revokeDraftLink,
  setOwnerPermissions,
  shareDraft,
} from "./share-draft.ts";

const HOUR_MS = 60 * 60 * 1000;

export function sharingRoutes(app: FastifyInstance, { db, customers, linkSecret, ...urls }: IntakeDeps): void {
  const identifyCaller = createIdentifyCaller({ db, customers });

  bindEndpoint(app, sharing.getDraftSchema, {
    handle: async (received, http) => ({ sections: await readSchema(db, await identifyCaller(received, http)) }),
  });

  bindEndpoint(app, sharing.getOwnerPermissions, {
    handle: async (received, http) => ({
      sections: await readOwnerPermissions(db, await identifyCaller(received, http)),
    }),
  });

  bindEndpoint(app, sharing.setOwnerPermissions, {
    handle: async (received, http) => {
      const asked = await identifyCaller(received, http);
      return { sections: await setOwnerPermissions(db, asked, received.body.sections) };
    },
  });

  bindEndpoint(app, sharing.shareDraft, {
    handle: async (received, http) => {
      const { role: gives = "owner", id, customerId } = await identifyCaller(received, http);
      const path = await shareDraft(db, { id, customerId, gives, secret: linkSecret });
      return { url: `${urls.publicUrl(http.request)}${path}` };
    },
  });

  bindEndpoint(app, sharing.listDraftLinks, {
    handle: async (received, http) => listDraftLinks(db, await identifyCaller(received, http)),
  });

  bindEndpoint(app, sharing.revokeDraftLink, {
    handle: async (received, http) => {
      await revokeDraftLink(db, await identifyCaller(received, http), received.params.linkId);
      return { success: true as const };
    },
  });

  bindEndpoint(app, sharing.markComplete, {
    limit: { max: 60, timeWindow: HOUR_MS },
    handle: async ({ body, query }, http) => {
      const asked = await identifyCaller({ params: { id: body.draftId }, query }, http);
      const completion = await markComplete(db, { ...asked, publicUrl: urls.mailedUrl() });
      return { success: true as const, ...completion, completedAt: completion.completedAt.toISOString() };
    },
  });
}

async function readSchema(db: Db, { role = "owner", ...asked }: Asked): Promise<IntakeSection[]> {
  const { draft } = await openDraft(db, { ...asked, role });
  return draftView({ role, ownerSections: draft.ownerSections }).sections;
}
