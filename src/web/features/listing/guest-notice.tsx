import type { ReactNode } from "react";
import { Notice } from "#web/ui/notice.tsx";

type GuestNoticeProps = { loginHref: string; resultsHref: string; timeLeft: ReactNode };

export function GuestNotice({ loginHref, resultsHref, timeLeft }: GuestNoticeProps) {
  return (
    <Notice
      title={<>One-time view ({timeLeft})</>}
      action={
        <div className="flex flex-wrap gap-3">
          <a href={loginHref} className="button" data-tone="primary" data-size="small">
            Create Account
          </a>
          <a href={resultsHref} className="button" data-size="small">
            Read the full description
          </a>
        </div>
      }
    >
      Guest listings are not saved and cannot be reopened. These are short texts from your details; the full description
      you bought opens once, for 30 minutes.
    </Notice>
  );
}
