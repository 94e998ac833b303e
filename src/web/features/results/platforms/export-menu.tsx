import { type RefObject, useEffect, useRef, useState } from "react";
import { type Language, type ListingExport, type ListingPlatform, listingExportPath } from "#shared/contract-values.ts";
import { platformMessages } from "#shared/messages/listings.ts";
import { saveResponse } from "#web/lib/files/save-response.ts";
import { request, serverMessageIn } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import "./platforms.css";

const FILES: readonly { format: ListingExport; label: string }[] = [
  { format: "txt", label: "Plain text" },
  { format: "md", label: "Markdown" },
  { format: "html", label: "HTML" },
  { format: "docx", label: "Word (.docx)" },
];

// A text in another language has no fact sheet of its own: the facts are the same.
type ExportMenuProps = { listingId: string; platform: ListingPlatform; language?: Language };

// A native disclosure: it opens by touch and by keyboard.
export function ExportMenu({ listingId, platform, language }: ExportMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const close = () => menu.current?.removeAttribute("open");
  useClosing(menu);

  async function save(format: ListingExport) {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const response = await request("GET", listingExportPath(listingId, { platform, format, language }));
      showToast(platformMessages.exported(await saveResponse(response, `listing.${format}`)));
      close();
      menu.current?.querySelector("summary")?.focus();
    } catch (error) {
      const reason = serverMessageIn(error);
      showToast({ ...platformMessages.notExported(reason), tone: "problem" });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <details ref={menu} className="export-menu">
      <summary className="button" data-size="small">
        Export
      </summary>
      <ul className="export-menu-panel sheet shadow-lift" aria-label="Export as">
        {FILES.map(({ format, label }) => (
          <li key={format}>
            <button type="button" aria-disabled={isSaving || undefined} onClick={() => void save(format)}>
              {label}
            </button>
          </li>
        ))}
        {!language && (
          <li>
            <a
              href={listingExportPath(listingId, { platform, format: "facts" })}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              Fact sheet to print
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

// By the Escape key, and by a press outside.
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    const closeByPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) menu.current?.removeAttribute("open");
    };
    document.addEventListener("keydown", closeByKey);
    document.addEventListener("pointerdown", closeByPress);
    return () => {
      document.removeEventListener("keydown", closeByKey);
      document.removeEventListener("pointerdown", closeByPress);
    };
  }, [menu]);
}
