import { Alert, IconAlertTriangle, IconCircleCheck, Stack } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ImportCheck } from '../../shared/api/types';
import { MessageTable } from './MessageTable';

/** What the check of a file found. */
export function CheckReport({ check, fileName }: { check: ImportCheck; fileName: string }) {
  const { rows, quotes, faulty, errorCount, errors } = check;
  if (errorCount === 0) {
    return (
      <Alert
        role="status"
        color="green"
        variant="light"
        icon={<IconCircleCheck size={18} />}
        title={t`${fileName} is ready to import`}
      >
        <Trans>
          <Plural value={rows} one="# row" other="# rows" /> for{' '}
          <Plural value={quotes} one="# quote" other="# quotes" />, no errors.
        </Trans>
      </Alert>
    );
  }
  return (
    <Stack gap="xs">
      <Alert
        role="alert"
        color="red"
        variant="light"
        icon={<IconAlertTriangle size={18} />}
        title={plural(errorCount, { one: `${fileName} has # error`, other: `${fileName} has # errors` })}
      >
        <Trans>
          <Plural value={rows} one="# row" other="# rows" /> for{' '}
          <Plural value={quotes} one="# quote" other="# quotes" />;{' '}
          <Plural value={faulty} one="# quote has" other="# quotes have" /> errors.
        </Trans>
      </Alert>
      <MessageTable messages={errors} total={errorCount} />
    </Stack>
  );
}
