import { FailureAlert, Form, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { oneLine, requiredText, z } from '@lading/trade/schemas';
import { Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type Invoice, matchInvoice } from '../../shared/api/invoices';
import classes from '../../shared/record.module.css';
import { Suggestions } from './Suggestions';
import { useInvoiceMutation } from './use-invoice-mutation';

const schema = z.object({
  reference: requiredText(oneLine({ min: 1, max: 30, missing: () => t`Enter a shipment, BOL or PRO number.` })),
});

/** Assigns an unmatched invoice to a shipment. */
export function MatchForm({ invoice: { id, version } }: { invoice: Invoice }) {
  const { api, host } = useRemote();
  const form = useZodForm({ schema, defaults: { reference: '' } });
  const match = useInvoiceMutation(
    (reference: string) => matchInvoice(api, id, { reference, version }),
    ({ shipmentNumber }) => host.notify({ kind: 'success', message: t`Assigned to ${shipmentNumber ?? ''}.` }),
  );
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Assign to a shipment`}</Title>
      <Suggestions invoiceId={id} busy={match.isPending} onAssign={(number) => match.mutate(number)} />
      {match.error && <FailureAlert error={match.error} />}
      <Form
        form={form}
        submitLabel={t`Assign invoice`}
        transient
        onSubmit={({ reference }) => match.mutateAsync(reference)}
      >
        <FormTextInput name="reference" label={t`Shipment, BOL or PRO number`} maw="24rem" />
      </Form>
    </section>
  );
}
