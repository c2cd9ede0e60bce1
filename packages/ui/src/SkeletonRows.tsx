import { t } from '@lingui/core/macro';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Placeholder of a list while it loads. */
export function SkeletonRows({
  rows = 5,
  height = 36,
  label = t`Loading`,
}: {
  rows?: number;
  height?: number;
  label?: string;
}) {
  return (
    <Stack gap="xs" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
