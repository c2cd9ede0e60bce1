import { faultyRows } from '@lading/mfe-kit';
import { Alert, Button, IconAlertTriangle, IconCircleCheck, IconDownload, saveFile, Stack } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { isWorkbook } from '../../shared/api/quote-imports';
import type { ImportCheck } from '../../shared/api/types';
import { MessageTable } from './MessageTable';

interface CheckReportProps {
  check: ImportCheck;
  file: File;
  /** Position of the column with the reference that rows of one quote share. */
  refColumn: number;
}

/** What the check of a file found, and the rows with errors as a file. */
export function CheckReport({ check, file, refColumn }: CheckReportProps) {
  const fileName = file.name;
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
      {!isWorkbook(file) && (
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() =>
              void faultyRows(file, errors, refColumn).then((rows) => saveFile(faultyName(fileName), rows))
            }
          >
            <Trans>Download rows with errors</Trans>
          </Button>
        </div>
      )}
      <MessageTable messages={errors} total={errorCount} />
    </Stack>
  );
}

/** `week.csv` becomes `week-errors.csv`. */
const faultyName = (name: string): string => `${name.replace(/\.\w+$/, '')}-errors.csv`;
