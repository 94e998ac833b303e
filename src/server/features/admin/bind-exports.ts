import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { adminExportPath, EXPORT_KINDS } from "#shared/contract-values.ts";
import { exportCsv, exportFileName } from "./export-csv.ts";

export function bindExports(app: FastifyInstance, db: Db): void {
  for (const kind of EXPORT_KINDS) {
    app.get(adminExportPath(kind), { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header("content-disposition", `attachment; filename="${exportFileName(kind)}"`)
        .type("text/csv; charset=utf-8")
        .send(exportCsv(db, kind)),
    );
  }
}
