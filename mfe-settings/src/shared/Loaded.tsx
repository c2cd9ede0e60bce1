import { ApiProblem } from '@lading/api-client';
import { ErrorState, SkeletonRows } from '@lading/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from './failure';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What it is: "carriers". */
  name: string;
  children(data: T): ReactNode;
}

/** Content of one query: skeleton, failure with another try, or the data. */
export function Loaded<T>({ query, name, children }: LoadedProps<T>) {
  if (query.isPending) return <SkeletonRows rows={3} label={`Loading ${name}`} />;
  if (query.isError) {
    const digest = query.error instanceof ApiProblem ? query.error.digest : undefined;
    return (
      <ErrorState title={`The ${name} could not be loaded`} digest={digest} onRetry={() => void query.refetch()}>
        {failureText(query.error)}
      </ErrorState>
    );
  }
  return children(query.data);
}
