import { Form, FormNumberInput, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { formatDate, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useSaveFuelPrices } from './use-save-fuel-prices';

const required = (missing: () => string) => z.string().check(z.trim(), z.minLength(1, { error: missing }));
/** Body of the API's request. */
const schema = z.object({
  prices: z.tuple([
    z.object({
      index: required(() => t`Enter the index.`),
      effectiveOn: required(() => t`Choose the first day of the week.`),
      price: required(() => t`Enter a price, like 3.768.`),
    }),
  ]),
});

const emptyWeek = (index = 'US'): z.input<typeof schema> => ({ prices: [{ index, effectiveOn: '', price: '' }] });

/** Adds the price of one week. */
export function FuelWeekForm() {
  const notices = useNotices();
  const save = useSaveFuelPrices();
  const form = useDraftForm({ name: 'fuel-week', schema, defaults: emptyWeek() });
  return (
    <Form
      form={form}
      submitLabel={t`Add price`}
      onSubmit={async ({ prices: [week] }) => {
        await save.mutateAsync([week]);
        form.reset(emptyWeek(week.index));
        const { index, price, effectiveOn } = week;
        notices.success(t`${index} is $${price} from ${formatDate(effectiveOn)}.`);
      }}
    >
      <Group align="start">
        <FormTextInput name="prices.0.index" label={t`Index`} w="6rem" />
        <FormTextInput name="prices.0.effectiveOn" type="date" label={t`Effective date`} />
        <FormNumberInput name="prices.0.price" label={t`$ per gallon`} w="8rem" />
      </Group>
    </Form>
  );
}
