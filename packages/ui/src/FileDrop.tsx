import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FileDropProps } from './FileDropZone';

const FileDropZone = lazy(() => import('./FileDropZone'));

/** Area to drop or choose files. Its code loads when the component is first shown. */
export function FileDrop(props: FileDropProps) {
  return (
    <Suspense fallback={<Skeleton height={96} />}>
      <FileDropZone {...props} />
    </Suspense>
  );
}
