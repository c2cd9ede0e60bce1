import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Paper } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { type useRemoveContact, useRestoreContact } from './use-contacts';

/** What became of the latest removal, and how to take it back. */
export function RemovedContact({ remove }: { remove: ReturnType<typeof useRemoveContact> }) {
  const restore = useRestoreContact();
  const removed = remove.data;
  return (
    <>
      {remove.isError && <FailureAlert error={remove.error} />}
      {restore.isError && <FailureAlert error={restore.error} />}
      <div role="status">
        {removed && (
          <Paper withBorder p="xs">
            <Group justify="space-between">
              <span>
                <Trans>{removed.name} is removed.</Trans>
              </span>
              <Button
                size="compact-sm"
                variant="default"
                loading={restore.isPending}
                onClick={() => restore.mutate(removed, { onSuccess: () => remove.reset() })}
              >
                <Trans>Undo</Trans>
              </Button>
            </Group>
          </Paper>
        )}
      </div>
    </>
  );
}
