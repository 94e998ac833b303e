import { Notice } from "#web/ui/notice.tsx";
import { TimeLeft } from "./time-left.tsx";

type OneTimeNoticeProps = { viewEndsAt: string; loginHref: string };

export function OneTimeNotice({ viewEndsAt, loginHref }: OneTimeNoticeProps) {
  const time = new Date(viewEndsAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <div className="mb-6">
      <Notice
        title={
          <>
            One-time view, open until {time} (<TimeLeft viewEndsAt={viewEndsAt} />)
          </>
        }
        action={
          <a href={loginHref} className="button" data-size="small">
            Create Account
          </a>
        }
      >
        Copy what you need before then, or create an account to keep it.
      </Notice>
    </div>
  );
}
