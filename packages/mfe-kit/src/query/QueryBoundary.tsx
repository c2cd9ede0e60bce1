import { SkeletonRows } from '@lading/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>;
  /** Accessible name of the skeleton: "Loading carriers". */
  loading: string;
  /** Title of the error: "The carriers could not be loaded". */
  failed: string;
  /** Rows of the skeleton. */
  rows?: number;
  children(data: T): ReactNode;
}

/** Content of one query: skeleton, error with a retry, or the data. Data stay when they cannot be refreshed, or continued by a further page. */
export function QueryBoundary<T>({ query, loading, failed, rows = 3, children }: QueryBoundaryProps<T>) {
  if (query.isPending) return <SkeletonRows rows={rows} label={loading} />;
  if (query.isLoadingError)
    return <LoadFailure error={query.error} title={failed} onRetry={() => void query.refetch()} />;
  return children(query.data);
}
