import { ActionIcon, Button, Group, IconX, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UploadItem, Uploads } from './use-uploads';

export interface UploadListProps<D> {
  uploads: Uploads<D>;
  /** More about a file than its name. */
  describe?: (item: UploadItem<D>) => ReactNode;
}

/** Files that are being sent or have failed, with progress, cancel and retry. */
export function UploadList<D>({ uploads: { items, retry, remove }, describe }: UploadListProps<D>) {
  return (
    <Stack component="ul" gap="xs" p={0} m={0} aria-live="polite" style={{ listStyle: 'none' }}>
      {items.map((item) => (
        <Group component="li" key={item.id} justify="space-between" wrap="nowrap">
          <div>
            <strong>{item.file.name}</strong> {describe?.(item)}
            <Status item={item} />
          </div>
          <Group gap="xs" wrap="nowrap">
            {item.status === 'failed' && !item.refused && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t`Retry ${item.file.name}`}
                onClick={() => retry(item.id)}
              >
                <Trans>Retry</Trans>
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={item.status === 'failed' ? t`Remove ${item.file.name}` : t`Cancel ${item.file.name}`}
              onClick={() => remove(item.id)}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        </Group>
      ))}
    </Stack>
  );
}

function Status<D>({ item: { file, status, progress, error } }: { item: UploadItem<D> }) {
  if (status === 'failed')
    return (
      <Text role="alert" c="red" size="sm">
        {t`Not uploaded: ${error ?? ''}`}
      </Text>
    );
  if (status === 'waiting') return <Text size="sm" c="dimmed">{t`Waiting`}</Text>;
  return <progress aria-label={t`Uploading ${file.name}`} value={progress} max={1} />;
}
