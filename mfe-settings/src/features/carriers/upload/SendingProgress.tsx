import { Button, Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './upload.module.css';
import type { TariffUploading } from './use-tariff-upload';

/** Progress of the upload, then of the server's work. */
export function SendingProgress({ upload: { progress, variables, cancel } }: { upload: TariffUploading }) {
  const isSent = progress >= 1;
  const serverText = variables?.dryRun ? t`Checking the rates.` : t`Saving the rates.`;
  return (
    <Stack gap="xs">
      <Text role="status">{isSent ? serverText : t`Uploading the file.`}</Text>
      <Group>
        <progress className={classes.progress} aria-label={t`Upload`} max={1} value={isSent ? undefined : progress} />
        <Button variant="default" size="compact-sm" onClick={cancel}>
          <Trans>Cancel upload</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
