import {
  AddItemButton,
  FormDialog,
  FormNumberInput,
  FormTextarea,
  FormTextInput,
  RemoveItemButton,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { Group, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import { amountText } from '../../../shared/amount';
import { codeInvoice, type InvoiceCoding, type NewCoding } from '../../../shared/api/coding';
import type { Invoice } from '../../../shared/api/invoices';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { CODE_LENGTH, codingForm, type CodingValues, codingValues, LINES_MAX, REASON_MAX } from './coding-form';

interface CodingDialogProps {
  invoice: Pick<Invoice, 'id' | 'number'>;
  coding: InvoiceCoding;
  onClose(): void;
}

/** Codes an invoice by hand, with a reason. */
export function CodingDialog({ invoice: { id, number }, coding, onClose }: CodingDialogProps) {
  const { api, host } = useRemote();
  const { amount, currency } = coding;
  const save = useInvoiceMutation(
    (body: NewCoding) => codeInvoice(api, id, body),
    () => host.notify({ kind: 'success', message: t`${number}: coding changed.` }),
  );
  const text = (cents: number) => amountText(cents, currency);
  const form = useZodForm({ schema: codingForm(amount, text), defaults: codingValues(coding) });
  return (
    <FormDialog
      title={t`Change coding`}
      form={form}
      submitLabel={t`Save coding`}
      size="lg"
      onSubmit={(entered) => save.mutateAsync(entered)}
      onClose={onClose}
    >
      <Text>{t`Invoice ${number}: ${text(amount)}`}</Text>
      <Lines currency={currency} />
      <FormTextarea name="reason" label={t`Reason`} maxLength={REASON_MAX} required />
    </FormDialog>
  );
}

function Lines({ currency }: { currency: string }) {
  const { fields, append, remove } = useFieldArray<CodingValues, 'lines'>({ name: 'lines' });
  return (
    <div role="group" aria-label={t`Coding`}>
      {fields.map(({ id }, index) => (
        <Group key={id} align="flex-end" gap="xs" mb="xs">
          <FormTextInput
            name={`lines.${index}.glAccount`}
            label={t`GL account ${index + 1}`}
            maxLength={CODE_LENGTH}
            flex={1}
            miw="8rem"
          />
          <FormTextInput
            name={`lines.${index}.costCenter`}
            label={t`Cost center ${index + 1}`}
            maxLength={CODE_LENGTH}
            flex={1}
            miw="8rem"
          />
          <FormNumberInput name={`lines.${index}.amount`} label={t`Amount ${index + 1} (${currency})`} w="9rem" />
          {fields.length > 1 && <RemoveItemButton label={t`Remove line ${index + 1}`} onClick={() => remove(index)} />}
        </Group>
      ))}
      <AddItemButton
        disabled={fields.length >= LINES_MAX}
        onClick={() => append({ glAccount: '', costCenter: '', amount: '' })}
      >
        <Trans>Add line</Trans>
      </AddItemButton>
    </div>
  );
}
