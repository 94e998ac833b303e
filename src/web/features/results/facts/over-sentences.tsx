import { useQueryClient } from "@tanstack/react-query";
import type { OverSentence } from "#shared/contract/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { outdatedQuery, standByWords } from "./api.ts";
import { ChangeFactButton } from "./change-fact-button.tsx";
import { useAttempts } from "./use-attempts.ts";

type OverSentencesProps = {
  listingId: string;
  propertyData: PropertyData;
  over: OverSentence[];
  // Under which the card keeps what it was told.
  versions: readonly string[];
};

// What was true for a time, each with what a host can do about it.
export function OverSentences({ listingId, propertyData, over, versions }: OverSentencesProps) {
  const client = useQueryClient();
  const { busy, problem, attempt } = useAttempts(listingId);
  const stand = ({ platform, heading, text }: OverSentence) =>
    attempt(text, async () => {
      const told = await standByWords(listingId, { platform, heading, sentence: text });
      client.setQueryData(outdatedQuery(listingId, versions).queryKey, told);
    });
  return (
    <>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <ul className="fact-outdated">
        {over.map((sentence) => (
          <li key={`${sentence.heading} ${sentence.text}`}>
            <q>{sentence.text}</q> <span className="text-ink-2">{sentence.why}</span>
            <div className="fact-over">
              {sentence.takeOut && (
                <ChangeFactButton
                  {...{ listingId, propertyData }}
                  given={{ changes: sentence.takeOut }}
                  label="Take it out"
                />
              )}
              {sentence.answer && (
                <ChangeFactButton
                  {...{ listingId, propertyData }}
                  given={{ answer: sentence.answer }}
                  label="Say what holds now"
                />
              )}
              <Button
                size="small"
                isBusy={busy === sentence.text}
                busyLabel="Keeping…"
                onClick={() => void stand(sentence)}
              >
                Still true
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
