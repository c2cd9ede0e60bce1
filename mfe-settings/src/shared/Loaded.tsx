import { ApiProblem } from '@lading/api-client';
import { ErrorState, SkeletonRows } from '@lading/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from './failure';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is being loaded, for people who cannot see the skeleton: "Loading carriers". */
  loading: string;
  /** What to say when it fails: "The carriers could not be loaded". */
  failed: string;
  children(data: T): ReactNode;
}

/** Content of one query: skeleton, failure with another try, or the data. */
export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  if (query.isPending) return <SkeletonRows rows={3} label={loading} />;
  if (query.isError) {
    const digest = query.error instanceof ApiProblem ? query.error.digest : undefined;
    return (
      <ErrorState title={failed} digest={digest} onRetry={() => void query.refetch()}>
        {failureText(query.error)}
      </ErrorState>
    );
  }
  return children(query.data);
}
