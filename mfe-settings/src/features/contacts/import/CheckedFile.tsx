import { Alert, Button, Checkbox, formatNumber, Stack } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ContactImportCheck } from '../../../shared/types';
import { ImportMessages } from './ImportMessages';

interface CheckedFileProps {
  check: ContactImportCheck;
  fileName: string;
  busy: boolean;
  /** `partial` skips rows with errors. */
  onSave(partial: boolean): void;
}

/** Result of a check, and the button that saves the contacts. */
export function CheckedFile({ check, fileName, busy, onSave }: CheckedFileProps) {
  const { rows, faulty, errorCount, errors } = check;
  const [partial, setPartial] = useState(false);
  const valid = rows - faulty;
  const invalid = formatNumber(faulty);
  return (
    <Stack gap="sm">
      {errorCount === 0 ? (
        <Alert role="status" color="green" title={t`${fileName} can be imported`}>
          <Trans>No errors were found.</Trans>
        </Alert>
      ) : (
        <Alert
          role="alert"
          color="red"
          title={plural(rows, {
            one: `${invalid} of # contact has errors`,
            other: `${invalid} of # contacts have errors`,
          })}
        >
          <Trans>Correct the file and choose it again, or skip these rows.</Trans>
        </Alert>
      )}
      {errors.length > 0 && <ImportMessages messages={errors} total={errorCount} />}
      {errorCount > 0 && valid > 0 && (
        <Checkbox
          checked={partial}
          onChange={(event) => setPartial(event.currentTarget.checked)}
          label={t`Skip contacts with errors and save the other ${formatNumber(valid)}`}
        />
      )}
      {valid > 0 && (
        <div>
          <Button disabled={errorCount > 0 && !partial} loading={busy} onClick={() => onSave(partial)}>
            <Plural value={valid} one="Save # contact" other="Save # contacts" />
          </Button>
        </div>
      )}
    </Stack>
  );
}
