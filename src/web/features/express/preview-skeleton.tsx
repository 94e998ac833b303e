import { Skeleton } from "#web/ui/skeleton.tsx";

export function PreviewSkeleton() {
  return (
    <Skeleton label="Loading your preview">
      <div className="preview-columns">
        <div className="sheet px-7 py-6">
          <div className="skeleton h-6 w-40" />
          <div className="skeleton mt-6 h-4" />
          <div className="skeleton mt-4 h-4 w-4/5" />
          <div className="skeleton mt-4 h-4 w-3/5" />
        </div>
        <div className="sheet px-7 py-6">
          <div className="skeleton h-6 w-24" />
          <div className="skeleton mt-6 h-8" />
          <div className="skeleton mt-6 h-12 rounded-control" />
        </div>
      </div>
    </Skeleton>
  );
}
