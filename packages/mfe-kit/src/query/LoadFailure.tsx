import { ErrorState, ForbiddenState, NotFound } from '@lading/ui';
import type { ReactNode } from 'react';
import { failureDigest, failureMessage, isForbidden, isNotFound } from './failure';

interface LoadFailureProps {
  error: unknown;
  /** What failed: "The quote could not be loaded". */
  title: string;
  onRetry(): void;
  /** What was kept, such as filters. */
  children?: ReactNode;
  /** Heading level; 1 where it replaces a whole page. */
  order?: 1 | 2;
}

/** Replaces content that could not be loaded: the error with a retry; on whole pages also not found and forbidden. */
export function LoadFailure({ error, title, onRetry, children, order = 2 }: LoadFailureProps) {
  if (order === 1 && isNotFound(error)) return <NotFound />;
  if (order === 1 && isForbidden(error)) return <ForbiddenState />;
  return (
    <ErrorState order={order} title={title} digest={failureDigest(error)} onRetry={onRetry}>
      {failureMessage(error)} {children}
    </ErrorState>
  );
}
