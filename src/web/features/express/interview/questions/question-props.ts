import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { InterviewSession } from "../interview-session.ts";

// What the fields of every question get.
export type QuestionProps = { session: InterviewSession; preview: ExpressPreview };
