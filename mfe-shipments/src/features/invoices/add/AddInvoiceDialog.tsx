import { paths } from '@lading/mfe-contract';
import { FormDialog, useDraftForm, useRemote } from '@lading/mfe-kit';
import { Anchor, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addInvoice, type NewInvoice } from '../../../shared/api/invoices';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { EMPTY_INVOICE, invoiceForm } from './invoice-form';
import { InvoiceFields } from './InvoiceFields';
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
      <Text size="sm">
        <Trans>
          To type beside a preview,{' '}
          <Anchor component={Link} to={`${paths.invoices()}?view=pdf`} underline="always">
            upload the invoice
          </Anchor>
          .
        </Trans>
      </Text>
      <InvoiceFields columns={3} />
      <InvoiceLines />
    </FormDialog>
  );
}
