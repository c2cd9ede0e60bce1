import { FormDialog, FormNumberInput, FormSelect, FormTextInput, useDraftForm, useRemote } from '@lading/mfe-kit';
import { FREIGHT_CLASSES } from '@lading/trade';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { addInvoice, type NewInvoice } from '../../../shared/api/invoices';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { EMPTY_INVOICE, invoiceForm } from './invoice-form';
import { InvoiceLines } from './InvoiceLines';

interface AddInvoiceDialogProps {
  onClose(): void;
  /** After the invoice was saved. */
  onAdded(id: string): void;
}

/** Enters an invoice as the carrier sent it. */
export function AddInvoiceDialog({ onClose, onAdded }: AddInvoiceDialogProps) {
  const { api } = useRemote();
  const add = useInvoiceMutation((invoice: NewInvoice) => addInvoice(api, invoice), onAdded);
  const form = useDraftForm({ name: 'invoice', schema: invoiceForm, defaults: EMPTY_INVOICE });
  return (
    <FormDialog
      title={t`Add invoice`}
      form={form}
      submitLabel={t`Add invoice`}
      size="xl"
      onSubmit={(invoice) => add.mutateAsync(invoice)}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormTextInput name="number" label={t`Invoice number`} required />
        <FormTextInput name="billedOn" type="date" label={t`Invoice date`} required />
        <FormTextInput name="dueOn" type="date" label={t`Due date`} />
        <FormTextInput name="scac" label={t`SCAC`} maxLength={4} />
        <FormTextInput name="proNumber" label={t`PRO number`} maxLength={30} />
        <FormTextInput name="bolNumber" label={t`BOL number`} maxLength={30} />
        <FormTextInput name="shipmentNumber" label={t`Shipment number`} maxLength={30} />
        <FormTextInput name="weight" label={t`Billed weight (lb)`} inputMode="numeric" maxLength={9} />
        <FormSelect
          name="freightClass"
          label={t`Billed class`}
          data={[{ value: '', label: t`Not specified` }, ...FREIGHT_CLASSES]}
        />
        <FormSelect name="currency" label={t`Currency`} data={['USD', 'CAD']} />
        <FormNumberInput name="total" label={t`Invoice total`} required />
      </SimpleGrid>
      <InvoiceLines />
    </FormDialog>
  );
}
