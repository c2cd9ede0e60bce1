import { FormDialog, FormNumberInput, FormSelect, FormTextarea, useRemote, useZodForm } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { amountText } from '../../../shared/amount';
import { type DecisionKind, decideInvoice, type Invoice, type NewDecision } from '../../../shared/api/invoices';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { decisionForm, hasAmount, hasReason, NOTE_MAX, proposedDecision } from './decision-form';
import { DECIDED, DECISION_LABELS, reasonOptions } from './decision-words';

const AMOUNT_LABELS: Partial<Record<DecisionKind, MessageDescriptor>> = {
  short_pay: msg`Amount to pay`,
  dispute: msg`Disputed amount`,
  credit: msg`Credited amount`,
};

interface DecisionDialogProps {
  kind: DecisionKind;
  invoice: Invoice;
  onClose(): void;
}

/** Asks for the reason, the amount and a note, and decides. */
export function DecisionDialog({ kind, invoice, onClose }: DecisionDialogProps) {
  const { api, host } = useRemote();
  const { id, version, number, total, approvedTotal, currency } = invoice;
  const decide = useInvoiceMutation(
    (body: NewDecision) => decideInvoice(api, id, body),
    () => host.notify({ kind: 'success', message: `${number}: ${i18n._(DECIDED[kind])}.` }),
  );
  const form = useZodForm({ schema: decisionForm(kind, invoice), defaults: proposedDecision(kind, invoice) });
  return (
    <FormDialog
      title={i18n._(DECISION_LABELS[kind])}
      form={form}
      submitLabel={i18n._(DECISION_LABELS[kind])}
      onSubmit={({ reason, amount, note }) =>
        decide.mutateAsync({ version, kind, reason, amount, note: note ?? undefined })
      }
      onClose={onClose}
    >
      <Text>{t`Invoice ${number}: ${amountText(kind === 'pay' ? (approvedTotal ?? total) : total, currency)}`}</Text>
      {hasReason(kind) && <FormSelect name="reason" label={t`Reason`} data={reasonOptions()} />}
      {hasAmount(kind) && (
        <FormNumberInput name="amount" label={`${i18n._(AMOUNT_LABELS[kind] ?? msg`Amount`)} (${currency})`} />
      )}
      <FormTextarea name="note" label={t`Note`} maxLength={NOTE_MAX} />
    </FormDialog>
  );
}
