import { FailureAlert, type Selection, SelectionBar, useRemote } from '@lading/mfe-kit';
import { Alert, Button, Text, useDisclosure } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { approveInvoices, payInvoices, type Payment, type RefusedInvoice } from '../../shared/api/invoices';
import { useInvoiceMutation } from './use-invoice-mutation';

/** Invoices per action. */
const MAX_SELECTED = 100;

const PaymentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-payment" */ './payment/PaymentDialog')).PaymentDialog,
}));

/** Approves the selected invoices that are within tolerance, or pays approved ones; the others stay selected with the reason. */
export function InvoiceSelectionBar({ selection }: { selection: Selection }) {
  const { approve, pay } = useBulk(selection);
  const [paying, { open, close }] = useDisclosure();
  const isTooMany = selection.ids.size > MAX_SELECTED;
  return (
    <SelectionBar
      label={t`Selected invoices`}
      selection={selection}
      message={
        <>
          {approve.isError && <FailureAlert error={approve.error} title={t`No invoice was approved`} />}
          <Refused title={t`Not approved`} refused={approve.data?.refused} selection={selection} />
          <Refused title={t`Not paid`} refused={pay.data?.refused} selection={selection} />
          {isTooMany && <Text size="xs">{t`Select at most ${MAX_SELECTED} invoices.`}</Text>}
        </>
      }
    >
      <Button
        variant="default"
        disabled={isTooMany}
        loading={approve.isPending}
        onClick={() => {
          pay.reset();
          approve.mutate([...selection.ids]);
        }}
      >
        <Trans>Approve within tolerance</Trans>
      </Button>
      <Button variant="default" disabled={isTooMany} onClick={open}>
        <Trans>Record payment</Trans>
      </Button>
      <Suspense>
        {paying && (
          <PaymentDialog
            count={selection.ids.size}
            onSubmit={(payment) => {
              approve.reset();
              return pay.mutateAsync(payment);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </SelectionBar>
  );
}

/** The bulk actions. */
function useBulk(selection: Selection) {
  const { api, host } = useRemote();
  const finish = (refused: RefusedInvoice[], done: number, message: string) => {
    selection.set(refused.map(({ id }) => id));
    if (done > 0) host.notify({ kind: 'success', message });
  };
  const approve = useInvoiceMutation(
    (ids: string[]) => approveInvoices(api, ids),
    ({ approved: { length }, refused }) =>
      finish(refused, length, plural(length, { one: '# invoice approved.', other: '# invoices approved.' })),
  );
  const pay = useInvoiceMutation(
    (payment: Payment) => payInvoices(api, [...selection.ids], payment),
    ({ paid: { length }, refused }) =>
      finish(refused, length, plural(length, { one: '# invoice paid.', other: '# invoices paid.' })),
  );
  return { approve, pay };
}

interface RefusedProps {
  title: string;
  refused: RefusedInvoice[] | undefined;
  selection: Selection;
}

/** Selected invoices that were left as they are. */
function Refused({ title, refused = [], selection }: RefusedProps) {
  const shown = refused.filter(({ id }) => selection.ids.has(id));
  if (shown.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" title={title} role="status">
      {shown.map(({ id, number, message }) => (
        <Text key={id} size="sm">
          {number}: {message}
        </Text>
      ))}
    </Alert>
  );
}
