import { FailureAlert, type Selection, SelectionBar, useRemote } from '@lading/mfe-kit';
import { Alert, Button, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { approveInvoices } from '../../shared/api/invoices';
import { useInvoiceMutation } from './use-invoice-mutation';

/** Invoices per action. */
const MAX_SELECTED = 100;

/** Approves the selected invoices that are within tolerance; the others stay selected with the reason. */
export function InvoiceSelectionBar({ selection }: { selection: Selection }) {
  const { api, host } = useRemote();
  const approve = useInvoiceMutation(
    (ids: string[]) => approveInvoices(api, ids),
    ({ approved, refused }) => {
      selection.set(refused.map(({ id }) => id));
      const message = plural(approved.length, { one: '# invoice approved.', other: '# invoices approved.' });
      if (approved.length > 0) host.notify({ kind: 'success', message });
    },
  );
  const refused = approve.data?.refused.filter(({ id }) => selection.ids.has(id)) ?? [];
  const isTooMany = selection.ids.size > MAX_SELECTED;
  return (
    <SelectionBar
      label={t`Selected invoices`}
      selection={selection}
      message={
        <>
          {approve.isError && <FailureAlert error={approve.error} title={t`No invoice was approved`} />}
          {refused.length > 0 && (
            <Alert color="yellow" variant="light" title={t`Not approved`} role="status">
              {refused.map(({ id, number, message }) => (
                <Text key={id} size="sm">
                  {number}: {message}
                </Text>
              ))}
            </Alert>
          )}
          {isTooMany && <Text size="xs">{t`Select at most ${MAX_SELECTED} invoices.`}</Text>}
        </>
      }
    >
      <Button
        variant="default"
        disabled={isTooMany}
        loading={approve.isPending}
        onClick={() => approve.mutate([...selection.ids])}
      >
        <Trans>Approve within tolerance</Trans>
      </Button>
    </SelectionBar>
  );
}
