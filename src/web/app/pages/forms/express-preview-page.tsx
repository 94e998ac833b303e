import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { PublicConfig } from "#shared/contract/public-config.ts";
import { paths } from "#shared/page-paths.ts";
import { changeKey, previewQuery, readExpressSearch } from "#web/features/express/api.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/ui/styles/reading.css";
import "#web/features/express/express.css";
import { AddressField } from "#web/features/address/address-field.tsx";
import { BringListing } from "#web/features/bring-listing/bring-listing.tsx";
import { ExpressOrder } from "#web/features/checkout/express-order.tsx";
import { FreeOrder } from "#web/features/express/free-order.tsx";
import { Generation, type PaidOrder } from "#web/features/express/generation.tsx";
import { Interview } from "#web/features/express/interview/interview.tsx";
import type { InterviewSession } from "#web/features/express/interview/interview-session.ts";
import { useInterview } from "#web/features/express/interview/use-interview.ts";
import { PreviewPhotos } from "#web/features/express/preview-photos.tsx";
import { expressTexts, previewProperty } from "#web/features/express/preview-purchase.ts";
import { PreviewProblem, PreviewSkeleton, SessionEnded } from "#web/features/express/preview-states.tsx";
import { PreviewQuestions, PreviewSummary } from "#web/features/express/preview-summary.tsx";
import { type ChangePreview, usePreviewChanges } from "#web/features/express/use-preview-changes.ts";
import { PaymentForm } from "#web/features/payment/payment-form.tsx";
import { PhotoAdder } from "#web/features/uploads/photo-adder.tsx";
import { ApiError } from "#web/lib/http/request.ts";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { useLeaveWarning } from "#web/lib/router/use-leave-guard.ts";
import { sessionStore, useSession } from "#web/lib/session-store.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { NotFoundPage } from "../site/not-found-page.tsx";

export function ExpressPreviewPage() {
  const { job } = readExpressSearch(useSearch());
  const { user } = useSession();
  const config = useQuery(publicConfigQuery);
  if (config.data && !config.data.features.intake) return <NotFoundPage />;
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title="Preview Your Listing" className="mb-3" />
      <p className="mb-8 max-w-[60ch] text-ink-2">
        Look it over before you pay. You can correct anything here, and nothing is made up.
      </p>
      {job ? <LoadedPreview jobId={job} config={config} /> : <PreviewProblem error={null} isSignedIn={user !== null} />}
    </div>
  );
}

type LoadedPreviewProps = {
  jobId: string;
  config: { data: PublicConfig | undefined; error: Error | null; refetch: () => Promise<unknown> };
};

function LoadedPreview({ jobId, config }: LoadedPreviewProps) {
  const { user } = useSession();
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(jobId));
  if (preview && config.data) {
    return (
      <>
        {isGone(error) && (
          <div className="mb-5">
            <SessionEnded />
          </div>
        )}
        <Preview jobId={jobId} preview={preview} config={config.data} onRefused={() => void refetch()} />
      </>
    );
  }
  const problem = (preview ? null : error) ?? (config.data ? null : config.error);
  if (!problem) return <PreviewSkeleton />;
  const retry = () => void Promise.all([refetch(), config.data ? null : config.refetch()]);
  return <PreviewProblem error={problem} isSignedIn={user !== null} isRetrying={isFetching} onRetry={retry} />;
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

type PreviewProps = {
  jobId: string;
  preview: ExpressPreview;
  config: PublicConfig;
  // Something was refused that the page could not foresee: whether the listing is still known has to be asked.
  onRefused: () => void;
};

function Preview({ jobId, preview, config, onRefused }: PreviewProps) {
  const session = useInterview(jobId, preview);
  const change = usePreviewChanges(jobId);
  const [order, setOrder] = useState<PaidOrder | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [hasTyped, setHasTyped] = useState(false);
  const isLocked = isPaying || order !== null;
  // Corrections are shown at once and sent one after the other: leaving would lose those still waiting.
  const isSending = useIsMutating({ mutationKey: changeKey(jobId) }) > 0;
  useLeaveWarning(order === null && (isDirty || hasTyped || isSending));

  return (
    <div className="preview-columns">
      <div className="preview-main">
        {!isLocked && (
          <a href="#order" className="text-link preview-jump">
            Go to price and payment
          </a>
        )}
        <PreviewSummary
          {...{ preview, change, isEditing, isLocked, AddressField }}
          onEdit={setIsEditing}
          onDirty={setIsDirty}
        />
        <PreviewPhotos {...{ jobId, preview, change, isLocked, PhotoAdder }} />
      </div>
      <AskedPreview {...{ jobId, preview, session, change, isLocked }} onCorrect={() => setIsEditing(true)} />
      <div id="order" className="preview-side" onInput={() => setHasTyped(true)}>
        {order ? (
          <Generation
            jobId={jobId}
            order={order}
            // Back leads to where the property was entered, not to a page that asks for the money again.
            onDone={(listing) =>
              void navigate({
                to: paths.results,
                search: { listing, payment: order.paymentIntentId },
                replace: true,
              })
            }
            onUnpaid={() => setOrder(null)}
          />
        ) : (
          <Order {...{ jobId, preview, config, onRefused, session }} onPaying={setIsPaying} onOrder={setOrder} />
        )}
        <p className="note">Job {jobId}</p>
      </div>
    </div>
  );
}

type AskedPreviewProps = Pick<PreviewProps, "jobId" | "preview"> & {
  session: InterviewSession;
  change: ChangePreview;
  isLocked: boolean;
  onCorrect: () => void;
};

// The address says which question is open, so that a reload stays there.
function AskedPreview({ change, onCorrect, ...asked }: AskedPreviewProps) {
  const { ask } = readExpressSearch(useSearch());
  return (
    <Interview
      {...asked}
      step={ask}
      onStep={(step) =>
        void navigate({ search: (before) => ({ ...before, ask: step }), replace: true, resetScroll: false })
      }
      raised={<PreviewQuestions questions={asked.preview.questions} change={change} onCorrect={onCorrect} />}
      renderBringListing={({ known, onKeep }) => <BringListing known={known} onKeep={onKeep} />}
    />
  );
}

type Gate = Parameters<typeof FreeOrder>[0]["gate"];
type OrderProps = PreviewProps & {
  session: InterviewSession;
  onPaying: (isPaying: boolean) => void;
  onOrder: (order: PaidOrder) => void;
};

function Order({ jobId, preview, config, session, onRefused, onPaying, onOrder }: OrderProps) {
  const { user } = useSession();
  const watched = ({ isComplete, prepare }: Gate): Gate => ({
    isComplete,
    prepare: async () => {
      // What was typed last is bought too.
      await session.saver.saveAll();
      const isReady = await prepare();
      if (!isReady) onRefused();
      return isReady;
    },
  });
  return (
    <ExpressOrder
      jobId={jobId}
      propertyData={previewProperty(preview)}
      texts={expressTexts}
      isTestMode={config.testMode}
      receiptTo={user?.email ?? null}
      renderPayment={({ onBusyChange, gate, ...slot }) => (
        <PaymentForm
          {...slot}
          gate={watched(gate)}
          onBusyChange={(isBusy) => {
            onBusyChange(isBusy);
            onPaying(isBusy);
          }}
          stripePublishableKey={config.stripePublishableKey}
          // After the bank's own page, this page shows the paid order and the listing being written.
          returnUrl={window.location.href}
        />
      )}
      renderFreeOrder={(slot) => (
        <FreeOrder
          {...slot}
          gate={watched(slot.gate)}
          isSignedIn={user !== null}
          onSignedIn={sessionStore.signedInAs}
        />
      )}
      onDone={onOrder}
    />
  );
}
