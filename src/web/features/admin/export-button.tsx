import { useState } from "react";
import { adminExportPath, type ExportKind } from "#shared/contract-values.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { request } from "#web/lib/request.ts";
import { saveResponse } from "#web/lib/save-response.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

const LABELS: Record<ExportKind, string> = { users: "Export Users", listings: "Export Listings" };

export function ExportButton({ kind }: { kind: ExportKind }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const response = await request("GET", adminExportPath(kind));
      const fileName = await saveResponse(response, `${kind}.csv`);
      showToast(adminMessages.exported(fileName));
    } catch (error) {
      const reason =
        error instanceof ApiError
          ? (error.serverMessage ?? adminMessages.answered(error.status))
          : adminMessages.exportBrokenOff;
      showToast({ ...adminMessages.exportFailed(LABELS[kind], reason), tone: "problem" });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} busyLabel="Exporting…" onClick={() => void download()}>
      {LABELS[kind]}
    </Button>
  );
}
