import { Form, FormNumberInput, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { formatDate, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useSaveRates } from './use-save-rates';

const required = (missing: () => string) => z.string().check(z.trim(), z.minLength(1, { error: missing }));
/** Body of the API's request. */
const schema = z.object({
  rates: z.tuple([
    z.object({
      effectiveOn: required(() => t`Choose the day.`),
      cadPerUsd: z.string().check(z.trim(), z.regex(/^\d(\.\d{1,6})?$/, { error: () => t`Enter a rate like 1.3712.` })),
      source: required(() => t`Enter the source.`),
    }),
  ]),
});

const empty = (source = ''): z.input<typeof schema> => ({ rates: [{ effectiveOn: '', cadPerUsd: '', source }] });

/** Adds the rate of one day. */
export function RateForm() {
  const notices = useNotices();
  const save = useSaveRates();
  const form = useDraftForm({ name: 'exchange-rate', schema, defaults: empty() });
  return (
    <Form
      form={form}
      submitLabel={t`Add rate`}
      onSubmit={async ({ rates: [rate] }) => {
        await save.mutateAsync([rate]);
        form.reset(empty(rate.source));
        notices.success(t`US$1 is CA$${rate.cadPerUsd} on ${formatDate(rate.effectiveOn)}.`);
      }}
    >
      <Group align="start">
        <FormTextInput name="rates.0.effectiveOn" type="date" label={t`Date`} />
        <FormNumberInput name="rates.0.cadPerUsd" label={t`CAD per USD`} w="8rem" />
        <FormTextInput name="rates.0.source" label={t`Source`} placeholder={t`Bank of Canada`} maxLength={100} />
      </Group>
    </Form>
  );
}
