import {
  FormDialog,
  FormNumberInput,
  FormSelect,
  FormSwitch,
  FormTextarea,
  FormTextInput,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { amountText } from '../../../shared/amount';
import { useQuery } from '@tanstack/react-query';
import {
  type DecisionKind,
  decideInvoice,
  type Invoice,
  invoiceQueries,
  type NewDecision,
} from '../../../shared/api/invoices';
import { PaymentFields } from '../payment/PaymentFields';
import { lastPayment } from '../payment/last-payment';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { decisionForm, hasAmount, hasReason, isDispute, NOTE_MAX, proposedDecision } from './decision-form';
import { DECISION_LABELS, reasonOptions } from './decision-words';

const AMOUNT_LABELS: Partial<Record<DecisionKind, MessageDescriptor>> = {
  short_pay: msg`Amount to pay`,
  dispute: msg`Disputed amount`,
  reopen: msg`Disputed amount`,
  credit: msg`Credited amount`,
  pay: msg`Paid amount`,
};

const NOTE_LABELS: Partial<Record<DecisionKind, MessageDescriptor>> = {
  reject: msg`Why nothing is owed`,
  request_wi: msg`Message to the carrier`,
};

interface DecisionDialogProps {
  kind: DecisionKind;
  invoice: Invoice;
  /** The decision is made; the dialog closes next. */
  onDecided(kind: DecisionKind): void;
  onClose(): void;
}

/** Asks for the reason, the amount and a note, and decides. */
export function DecisionDialog({ kind, invoice, onDecided, onClose }: DecisionDialogProps) {
  const { api } = useRemote();
  const { id, version, number, currency } = invoice;
  const decide = useInvoiceMutation(
    (body: NewDecision) => decideInvoice(api, id, body),
    () => onDecided(kind),
  );
  const form = useZodForm({ schema: decisionForm(kind, invoice), defaults: proposedDecision(kind, invoice) });
  return (
    <FormDialog
      title={i18n._(DECISION_LABELS[kind])}
      form={form}
      submitLabel={i18n._(DECISION_LABELS[kind])}
      onSubmit={({ reason, amount, note, answerDueOn, emailCarrier, paidOn, reference }) =>
        decide.mutateAsync({
          version,
          kind,
          reason,
          amount,
          note: note ?? undefined,
          ...(kind === 'pay' && { paidOn, reference: reference ?? undefined }),
          ...(isDispute(kind) && { answerDueOn: answerDueOn ?? undefined, emailCarrier }),
        })
      }
      onClose={onClose}
    >
      <Text>{t`Invoice ${number}: ${amountText(concerned(kind, invoice), currency)}`}</Text>
      {hasReason(kind) && <FormSelect name="reason" label={t`Reason`} data={reasonOptions()} />}
      {hasAmount(kind) && (
        <FormNumberInput name="amount" label={`${i18n._(AMOUNT_LABELS[kind] ?? msg`Amount`)} (${currency})`} />
      )}
      {kind === 'pay' && <PaymentFields />}
      {kind === 'request_wi' && <RequestAddress invoice={invoice} />}
      <FormTextarea name="note" label={i18n._(NOTE_LABELS[kind] ?? msg`Note`)} maxLength={NOTE_MAX} />
      {isDispute(kind) && <DisputeFields invoice={invoice} />}
    </FormDialog>
  );
}

/** The amount that the decision is about: the payment that is voided, what is to be paid, or the invoice. */
function concerned(kind: DecisionKind, { total, approvedTotal, decisions }: Invoice): number {
  if (kind === 'void') return lastPayment(decisions)?.amount ?? approvedTotal ?? total;
  return kind === 'pay' ? (approvedTotal ?? total) : total;
}

/** Who is asked for the certificate, and what happens meanwhile. */
function RequestAddress({ invoice: { id } }: Pick<DecisionDialogProps, 'invoice'>) {
  const { api } = useRemote();
  const thread = useQuery(invoiceQueries.disputes(api, id)).data;
  if (thread === undefined) return null;
  const { carrierEmail } = thread;
  return (
    <Text>
      {carrierEmail === null
        ? t`The carrier has no billing contact.`
        : t`An email to ${carrierEmail} asks for the weight and inspection certificate. Until it is added to the shipment, the invoice is on hold.`}
    </Text>
  );
}

/** When the carrier should answer, and whether it is emailed. */
function DisputeFields({ invoice: { id } }: Pick<DecisionDialogProps, 'invoice'>) {
  const { api } = useRemote();
  const address = useQuery(invoiceQueries.disputes(api, id)).data?.carrierEmail ?? null;
  return (
    <>
      <FormTextInput name="answerDueOn" type="date" label={t`Answer due`} description={t`Default: in 30 days.`} />
      <FormSwitch
        name="emailCarrier"
        label={t`Email the carrier with the evidence pack`}
        description={address === null ? t`The carrier has no billing contact.` : t`To ${address}`}
        disabled={address === null}
      />
    </>
  );
}
