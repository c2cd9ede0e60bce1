import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Paper } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useBringBack, type useRemoveProduct } from './use-products';

/** What became of the latest removal, and how to take it back. */
export function RemovedProducts({ remove }: { remove: ReturnType<typeof useRemoveProduct> }) {
  const bringBack = useBringBack();
  const removed = remove.data;
  const undo = () => removed && bringBack.mutate(removed, { onSuccess: () => remove.reset() });
  return (
    <>
      {remove.isError && <FailureAlert error={remove.error} />}
      {bringBack.isError && <FailureAlert error={bringBack.error} />}
      <div role="status">
        {removed && (
          <Paper withBorder p="xs">
            <Group justify="space-between">
              <span>
                <Trans>{removed.description} is removed.</Trans>
              </span>
              <Button size="compact-sm" variant="default" loading={bringBack.isPending} onClick={undo}>
                <Trans>Undo</Trans>
              </Button>
            </Group>
          </Paper>
        )}
      </div>
    </>
  );
}
