import { useState } from "react";
import { adminExportPath, type ExportKind } from "#shared/contract-values.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { request } from "#web/lib/request.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

const LABELS: Record<ExportKind, string> = { users: "Export Users", listings: "Export Listings" };

export function ExportButton({ kind }: { kind: ExportKind }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const response = await request("GET", adminExportPath(kind));
      const fileName =
        /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? `${kind}.csv`;
      save(await response.blob(), fileName);
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

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
