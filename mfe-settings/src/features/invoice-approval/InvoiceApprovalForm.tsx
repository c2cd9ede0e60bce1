import { unwrap } from '@lading/api-client';
import { Form, FormNumberInput, FormSwitch, useDraftForm, useNotices, useRemote } from '@lading/mfe-kit';
import { isParsed, parseMoney } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceSettings } from '../../shared/types';
import { invoiceSettingQueries } from './invoice-settings-queries';

const AMOUNT_MAX = 100_000;
const BASIS_POINTS_MAX = 2_500;
const HUNDREDTHS = 100;

/** Both are entered with two decimals: dollars, and percent. */
const hundredths = (max: number, problem: () => string) =>
  z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      const parsed = parseMoney(text);
      if (isParsed(parsed) && parsed.value >= 0 && parsed.value <= max) return parsed.value;
      ctx.issues.push({ code: 'custom', message: problem(), input: text });
      return z.NEVER;
    }),
  );

const schema = z.object({
  toleranceAmount: hundredths(AMOUNT_MAX, () => t`Enter an amount from 0 to 1,000.`),
  toleranceBasisPoints: hundredths(BASIS_POINTS_MAX, () => t`Enter a percentage from 0 to 25.`),
  autoApprove: z.boolean(),
});

const text = (value: number): string => (value / HUNDREDTHS).toFixed(2).replace(/\.00$/, '');
const valuesOf = ({ toleranceAmount, toleranceBasisPoints, autoApprove }: InvoiceSettings) => ({
  toleranceAmount: text(toleranceAmount),
  toleranceBasisPoints: text(toleranceBasisPoints),
  autoApprove,
});

/** Form of the tolerance. */
export function InvoiceApprovalForm({ stored }: { stored: InvoiceSettings }) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const form = useDraftForm({ name: 'invoice-approval', schema, defaults: valuesOf(stored) });
  const save = useMutation({
    mutationFn: (body: z.output<typeof schema>) => unwrap(api.PUT('/api/v1/company/invoice-settings', { body })),
    onSuccess: (saved) => queryClient.setQueryData(invoiceSettingQueries.current(api).queryKey, saved),
  });
  return (
    <Form
      form={form}
      submitLabel={t`Save invoice approval`}
      onSubmit={async (values) => {
        form.reset(valuesOf(await save.mutateAsync(values)));
        notices.success(t`The invoice approval was saved.`);
      }}
    >
      <FormNumberInput
        name="toleranceAmount"
        label={t`Tolerance, amount`}
        description={t`In the currency of the invoice. The larger of both tolerances counts.`}
        maw="24rem"
      />
      <FormNumberInput name="toleranceBasisPoints" label={t`Tolerance, percent of the agreed total`} maw="24rem" />
      <FormSwitch
        name="autoApprove"
        label={t`Approve invoices within tolerance automatically`}
        description={t`Only matched invoices whose charges were all agreed. Duplicates, disputes and other currencies wait for you.`}
      />
    </Form>
  );
}
