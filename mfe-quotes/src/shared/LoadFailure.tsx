import { ErrorState, ForbiddenState, NotFound } from '@lading/ui';
import { describeFailure, isForbidden, isUnknown } from './problem';

/** Stands for a page that could not be loaded: unknown, not allowed, or failed with a way to try again. */
export function LoadFailure({ error, title, onRetry }: { error: unknown; title: string; onRetry(): void }) {
  if (isUnknown(error)) return <NotFound />;
  if (isForbidden(error)) return <ForbiddenState />;
  const { message, digest } = describeFailure(error);
  return (
    <ErrorState order={1} title={title} digest={digest} onRetry={onRetry}>
      {message}
    </ErrorState>
  );
}
