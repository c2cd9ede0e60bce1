import { Button, Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './upload.module.css';
import type { TariffUploading } from './use-tariff-upload';

/** How far the file has left, and then that the server reads it. */
export function SendingProgress({ upload: { progress, variables, stop } }: { upload: TariffUploading }) {
  const sent = progress >= 1;
  const reading = variables?.dryRun ? t`The server reads the rates.` : t`The server stores the rates.`;
  return (
    <Stack gap="xs">
      <Text role="status">{sent ? reading : t`Sending the file.`}</Text>
      <Group>
        <progress className={classes.progress} aria-label={t`Sending`} max={1} value={sent ? undefined : progress} />
        <Button variant="default" size="compact-sm" onClick={stop}>
          <Trans>Stop</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
