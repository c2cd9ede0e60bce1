import { paths } from '@lading/mfe-contract';
import { FailureAlert, Form, useDraftForm, useRemote, useTitle } from '@lading/mfe-kit';
import { Anchor, Button, FileDrop, ForbiddenState, Page, PageHeader, Stack } from '@lading/ui';
import { Link, useNavigate, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { addInvoice, type NewInvoice, uploadInvoiceFile } from '../../../shared/api/invoices';
import { EMPTY_INVOICE, invoiceForm } from '../add/invoice-form';
import { InvoiceFields } from '../add/InvoiceFields';
import { InvoiceLines } from '../add/InvoiceLines';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { recordedInvoiceOf } from './recorded-invoice';
import { InvoicePaper } from './InvoicePaper';
import classes from './pdf-invoice.module.css';

/** Parameter of the uploaded file. */
const FILE = 'file';
const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MAX_BYTES = 26_214_400;

/** Enters an invoice beside the preview of its uploaded file: `?view=pdf`. */
export function PdfInvoicePage() {
  const { host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const fileId = search.get(FILE);
  useTitle(t`Upload invoice`);
  if (!host.session.can('invoice.manage') || !host.session.can('price.read')) return <ForbiddenState />;
  return (
    <Page name="invoice-pdf" ready isWide>
      <PageHeader
        title={t`Upload invoice`}
        action={
          <Anchor component={Link} to={paths.invoices()}>
            <Trans>Back to invoices</Trans>
          </Anchor>
        }
      />
      {fileId === null ? (
        <ChooseFile onUploaded={(id) => setSearch({ view: 'pdf', [FILE]: id })} />
      ) : (
        <EnterInvoice fileId={fileId} onOther={() => setSearch({ view: 'pdf' })} />
      )}
    </Page>
  );
}

function ChooseFile({ onUploaded }: { onUploaded(fileId: string): void }) {
  const { api } = useRemote();
  const upload = useMutation({
    mutationFn: (file: File) => uploadInvoiceFile(api, file),
    onSuccess: ({ id }) => onUploaded(id),
  });
  const recorded = recordedInvoiceOf(upload.error);
  return (
    <Stack gap="md">
      <FileDrop
        label={t`File of the invoice`}
        accept={TYPES}
        maxSize={MAX_BYTES}
        loading={upload.isPending}
        onDrop={([file]) => file && upload.mutate(file)}
      >
        {t`PDF, JPEG or PNG, up to 25 MB. You type the amounts beside it, and it is kept as the original.`}
      </FileDrop>
      {upload.isError && <FailureAlert error={upload.error} title={t`The file was not uploaded`} />}
      {recorded && (
        <Anchor component={Link} to={paths.invoice(recorded)}>
          <Trans>Open the invoice</Trans>
        </Anchor>
      )}
    </Stack>
  );
}

interface EnterInvoiceProps {
  fileId: string;
  /** Another file is wanted. */
  onOther(): void;
}

/** Preview and form; what was typed is kept until the invoice is added. */
function EnterInvoice({ fileId, onOther }: EnterInvoiceProps) {
  const { api } = useRemote();
  const navigate = useNavigate();
  const add = useInvoiceMutation((invoice: NewInvoice) => addInvoice(api, invoice));
  const form = useDraftForm({ name: 'invoice-pdf', schema: invoiceForm, defaults: EMPTY_INVOICE });
  return (
    <div className={classes.sides}>
      <InvoicePaper fileId={fileId} className={classes.sticky} />
      <Form
        form={form}
        submitLabel={t`Add invoice`}
        actions={
          <Button variant="default" onClick={onOther}>
            <Trans>Choose another file</Trans>
          </Button>
        }
        onSubmit={async (invoice) => {
          const id = await add.mutateAsync({ ...invoice, fileId });
          form.reset();
          void navigate(paths.invoice(id));
        }}
      >
        <InvoiceFields columns={2} />
        <InvoiceLines />
      </Form>
    </div>
  );
}
