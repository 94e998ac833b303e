import { useState } from "react";
import type { Evidence, ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import type { Translation } from "#shared/contract/listings/platforms-and-languages.ts";
import { LANGUAGE_LABELS, LANGUAGES, type Language } from "#shared/contract-values.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { TranslatedText } from "./translated-text.tsx";
import { useTranslations } from "./use-translations.ts";
import "./languages.css";

type LanguagesCardProps = { listingId: string; listing: ReadListing; description: WrittenDescription };

// The text of a platform in other languages, below the English one.
export function LanguagesCard({ listingId, listing, description }: LanguagesCardProps) {
  const { reading, working, problem, make } = useTranslations({ listingId, listing, description });
  const [chosen, setChosen] = useState<Language>("es");
  const { data, error, fetchStatus, isFetching, refetch } = reading;
  if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
  const own = data?.translations.filter(({ platform }) => platform === description.platformType) ?? [];
  const shown = own.find(({ language }) => language === chosen);
  const hasNone = data && !data.isAvailable && own.length === 0;

  return (
    <section aria-labelledby="languages-heading" className="sheet languages">
      <h2 id="languages-heading">Other languages</h2>
      {!data && (error || fetchStatus === "paused") && (
        <Unread isOffline={!error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && fetchStatus !== "paused" && (
        <Skeleton label="Loading other languages…">
          <div className="skeleton h-4 w-3/5" />
        </Skeleton>
      )}
      {hasNone && <NoModel />}
      {data && !hasNone && (
        <>
          <fieldset className="language-choice">
            <legend className="note">{PLATFORM_LABELS[description.platformType]} text in</legend>
            {LANGUAGES.map((language) => (
              <label key={language}>
                <input
                  type="radio"
                  name={`language-${description.id}`}
                  checked={language === chosen}
                  onChange={() => setChosen(language)}
                />
                {LANGUAGE_LABELS[language]}
              </label>
            ))}
          </fieldset>
          <Chosen
            {...{ listingId, description, language: chosen, translation: shown, isAvailable: data.isAvailable }}
            isWorking={working === chosen}
            isBlocked={working !== null && working !== chosen}
            problem={problem?.language === chosen ? problem.words : null}
            onMake={() => void make(chosen)}
          />
        </>
      )}
    </section>
  );
}

type UnreadProps = { isOffline: boolean; isRetrying: boolean; onRetry: () => void };

function Unread({ isOffline, isRetrying, onRetry }: UnreadProps) {
  return (
    <>
      <p role="alert" className="text-ink-2">
        {isOffline
          ? "You are offline. Other languages are loaded when the connection is back."
          : "Other languages could not be loaded. Your description is safe."}
      </p>
      {!isOffline && (
        <div>
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}

function NoModel() {
  return (
    <p className="text-ink-2">
      Versions in Spanish, French, German, Italian and Portuguese need a language model, and none is set up here. You
      can copy the English text and have it translated elsewhere; the facts behind each sentence are in the fact sheet
      under Export.
    </p>
  );
}

type ChosenProps = {
  listingId: string;
  description: WrittenDescription & { evidence: Evidence[] };
  language: Language;
  translation: Translation | undefined;
  isAvailable: boolean;
  isWorking: boolean;
  isBlocked: boolean;
  problem: string | null;
  onMake: () => void;
};

function Chosen({ translation, language, isAvailable, isWorking, isBlocked, problem, onMake, ...place }: ChosenProps) {
  const name = LANGUAGE_LABELS[language];
  const isOutdated = translation !== undefined && !translation.isCurrent;
  const button = (label: string) =>
    isAvailable && (
      <div>
        <Button
          tone="primary"
          size="small"
          isBusy={isWorking}
          busyLabel="Translating…"
          disabled={isBlocked}
          onClick={onMake}
        >
          {label}
        </Button>
      </div>
    );
  return (
    <>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {!translation && (
        <>
          <p className="text-ink-2">
            {isAvailable
              ? `Each sentence is translated and checked against its English one: numbers, rooms, things, names, and what is not allowed.`
              : `There is no ${name} version, and no language model is set up here to make one.`}
          </p>
          {button(`Make the ${name} version`)}
        </>
      )}
      {isOutdated && <Outdated translation={translation}>{button("Bring it up to date")}</Outdated>}
      <output className="note">
        {isWorking && "This takes up to a minute. You can go on reading, or leave: it is kept when it is done."}
      </output>
      {translation && <TranslatedText key={language} {...place} translation={translation} />}
    </>
  );
}

function Outdated({ translation, children }: { translation: Translation; children: React.ReactNode }) {
  const { outdated, news, language, version } = translation;
  return (
    <div className="language-outdated">
      <p>
        <strong>Out of date.</strong> It was made of version {version} of the English text.
      </p>
      <ul>
        {outdated.map(({ heading, text }) => (
          <li key={`${heading} ${text}`}>
            No longer in English: <q lang={language}>{text}</q>
          </li>
        ))}
        {news.map(({ heading, source }) => (
          <li key={`${heading} ${source}`}>
            New in English: <q>{source}</q>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
