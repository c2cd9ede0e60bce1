import { Alert, Button, ConfirmDialog, Group, Stack, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Queued } from './dock-store';
import type { DockQueue } from './use-dock';

interface QueuePanelProps {
  queue: DockQueue;
  /** Null for an entry of a pickup that is not on the page. */
  onCorrect(item: Queued): (() => void) | null;
}

/** What waits on this device, and what the server refused. */
export function QueuePanel({ queue, onCorrect }: QueuePanelProps) {
  const { items, isSending } = queue;
  const waiting = items.filter(({ problem }) => problem === null).length;
  const refused = items.filter(({ problem }) => problem !== null);
  return (
    <Stack gap="sm" mt="lg">
      <div role="status">
        {waiting > 0 && (
          <Alert title={plural(waiting, { one: '# entry waiting to be sent', other: '# entries waiting to be sent' })}>
            <Stack gap="xs">
              <Trans>They are kept on this device until the server has them.</Trans>
              <Group>
                <Button size="lg" variant="default" loading={isSending} onClick={() => queue.sendNow()}>
                  <Trans>Send now</Trans>
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
      </div>
      {refused.map((item) => (
        <RefusedItem key={item.seq} item={item} queue={queue} onCorrect={onCorrect(item)} />
      ))}
    </Stack>
  );
}

interface RefusedItemProps {
  item: Queued;
  queue: DockQueue;
  onCorrect: (() => void) | null;
}

function RefusedItem({ item, queue, onCorrect }: RefusedItemProps) {
  const [isAsking, setAsking] = useState(false);
  const { number } = item;
  return (
    <Alert
      color="red"
      title={item.kind === 'entry' ? t`The entry of ${number} was refused` : t`A photo of ${number} was refused`}
    >
      <Stack gap="xs">
        <Text>{item.problem}</Text>
        {item.kind === 'entry' && <Text size="sm">{contentOf(item)}</Text>}
        <Group>
          {onCorrect && (
            <Button size="lg" variant="default" onClick={onCorrect}>
              <Trans>Correct</Trans>
            </Button>
          )}
          <Button size="lg" variant="default" onClick={() => void queue.retry(item)}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="lg" variant="default" onClick={() => setAsking(true)}>
            <Trans>Discard</Trans>
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={t`Discard the entry of ${number}?`}
        confirmLabel={t`Discard`}
        destructive
        onConfirm={() => void queue.discard(item)}
        onClose={() => setAsking(false)}
      >
        <Trans>It is deleted from this device and never sent.</Trans>
      </ConfirmDialog>
    </Alert>
  );
}

/** What was entered, so that it can be entered anew. */
function contentOf({ entry }: Queued & { kind: 'entry' }): string {
  const { door, trailer, seal, signedBy, note, units = [] } = entry;
  const loaded = units.reduce((sum, unit) => sum + unit.loaded, 0);
  return [
    door && t`Door ${door}`,
    trailer && t`Trailer ${trailer}`,
    units.length > 0 && t`${loaded} loaded`,
    seal && t`Seal ${seal}`,
    signedBy && t`Signed by ${signedBy}`,
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}
