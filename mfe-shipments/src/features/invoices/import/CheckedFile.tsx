import { Alert, Button, Checkbox, formatNumber, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { InvoiceImportCheck } from '../../../shared/api/invoice-imports';
import { ImportErrors } from './ImportErrors';

interface CheckedFileProps {
  check: InvoiceImportCheck;
  busy: boolean;
  onRecord(partial: boolean): void;
}

/** What the check found, and the button that records the invoices. */
export function CheckedFile({
  check: { rows, invoices, faulty, errorCount, errors },
  busy,
  onRecord,
}: CheckedFileProps) {
  const [skips, setSkips] = useState(false);
  const valid = invoices - faulty;
  const size = t`${plural(rows, { one: '# row', other: '# rows' })}, ${plural(invoices, { one: '# invoice', other: '# invoices' })}.`;
  return (
    <>
      <Alert
        role={errorCount > 0 ? 'alert' : 'status'}
        color={errorCount > 0 ? 'red' : 'green'}
        variant="light"
        title={plural(errorCount, { 0: 'No errors found', one: '# error found', other: '# errors found' })}
      >
        {size}{' '}
        {errorCount > 0 && <Trans>Correct the file and choose it again, or skip the invoices with errors.</Trans>}
      </Alert>
      {errors.length > 0 && <ImportErrors errors={errors} />}
      {errorCount > errors.length && (
        <Text c="dimmed">{t`The first ${formatNumber(errors.length)} errors are listed.`}</Text>
      )}
      {valid > 0 && errorCount > 0 && (
        <Checkbox
          checked={skips}
          onChange={({ currentTarget }) => setSkips(currentTarget.checked)}
          label={plural(faulty, { one: 'Skip # invoice with errors', other: 'Skip # invoices with errors' })}
        />
      )}
      {valid > 0 && (
        <div>
          <Button loading={busy} disabled={errorCount > 0 && !skips} onClick={() => onRecord(skips)}>
            <Plural value={valid} one="Record # invoice" other="Record # invoices" />
          </Button>
        </div>
      )}
    </>
  );
}
