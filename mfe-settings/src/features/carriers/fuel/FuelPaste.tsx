import { ApiProblem } from '@lading/api-client';
import { Form, FormTextarea, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { plural, t } from '@lingui/core/macro';
import { readFuelLines } from './read-fuel-lines';
import { useSaveFuelPrices } from './use-save-fuel-prices';

const schema = z.pipe(
  z.object({
    index: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter the index.` })),
    text: z.string(),
  }),
  z.transform(({ index, text }, ctx) => {
    const read = readFuelLines(text, index);
    if (read.problem === null) return { index, ...read };
    ctx.issues.push({ code: 'custom', path: ['text'], message: read.problem, input: text });
    return z.NEVER;
  }),
);

/** Adds several weeks at once, pasted from a spreadsheet. */
export function FuelPaste() {
  const notices = useNotices();
  const save = useSaveFuelPrices();
  const form = useDraftForm({ name: 'fuel-weeks', schema, defaults: { index: 'US', text: '' } });
  return (
    <Form
      form={form}
      submitLabel={t`Add prices`}
      onSubmit={async ({ index, prices, lines }) => {
        try {
          await save.mutateAsync(prices);
        } catch (error) {
          const message = lineError(error, lines);
          if (message === null) throw error;
          form.setError('text', { message }, { shouldFocus: true });
          return;
        }
        form.reset({ index, text: '' });
        notices.success(plural(prices.length, { one: 'One week was added.', other: '# weeks were added.' }));
      }}
    >
      <FormTextInput name="index" label={t`Index`} description={t`For lines without an index`} w="10rem" />
      <FormTextarea
        name="text"
        label={t`Weeks`}
        description={t`One per line: effective date and $ per gallon`}
        placeholder={'2026-11-16  3.768\n2026-11-09  3.741'}
        rows={6}
      />
    </Form>
  );
}

/** The first refused price with its line. */
function lineError(error: unknown, lines: readonly number[]): string | null {
  const [first] = error instanceof ApiProblem ? error.errors : [];
  const index = first && /^\/prices\/(\d+)/.exec(first.pointer)?.[1];
  return index === undefined ? null : t`Line ${lines[Number(index)] ?? '?'}: ${first?.message ?? ''}`;
}
