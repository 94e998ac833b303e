import { Skeleton } from "#web/ui/feedback/progress.tsx";

export function CardSkeleton() {
  return (
    <Skeleton label="Loading the card form">
      <div className="skeleton h-4 w-28" />
      <div className="skeleton mt-2 h-12 rounded-control" />
      <div className="mt-6 grid grid-cols-2 gap-4">
        <div className="skeleton h-12 rounded-control" />
        <div className="skeleton h-12 rounded-control" />
      </div>
      <div className="skeleton mt-8 h-13 rounded-control" />
    </Skeleton>
  );
}
