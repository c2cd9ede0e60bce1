import { ApiProblem } from '@lading/api-client';
import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, Stack, Textarea, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useKeptForm } from '../../../shared/form/use-kept-form';
import { readFuelLines } from './read-fuel-lines';
import { useSaveFuelPrices } from './use-fuel-prices';

const EMPTY = { index: 'US', text: '' };

/** Enters several weeks at once, as they come out of a spreadsheet. */
export function FuelPaste() {
  const save = useSaveFuelPrices();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm('fuel-weeks', EMPTY);
  const { errors } = formState;
  const submit = handleSubmit(({ text, index }) => {
    const read = readFuelLines(text, index);
    if (read.problem !== null) return setError('text', { message: read.problem }, { shouldFocus: true });
    save.mutate(read.prices, {
      onSuccess: () => saved({ ...EMPTY, index }),
      onError: (error) => {
        const refused = lineRefused(error, read.lines);
        if (refused) setError('text', { message: refused }, { shouldFocus: true });
      },
    });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <TextInput
          {...register('index', { required: t`Name the index` })}
          label={t`Index`}
          description={t`Of lines that name none`}
          w="10rem"
          autoComplete="off"
          error={errors.index?.message}
        />
        <Textarea
          {...register('text')}
          label={t`Weeks`}
          description={t`One a line: the day from which it counts, and $ per gallon`}
          placeholder={'2026-11-16  3.768\n2026-11-09  3.741'}
          rows={6}
          error={errors.text?.message}
        />
        {save.isError && !errors.text && <FailureAlert error={save.error} />}
        <div role="status">
          {save.isSuccess && (
            <Alert color="green">
              <Plural value={save.variables.length} one="One week is entered." other="# weeks are entered." />
            </Alert>
          )}
        </div>
        <Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            <Trans>Enter the weeks</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The first refusal, with the line that it is about. */
function lineRefused(error: unknown, lines: readonly number[]): string | null {
  const [first] = error instanceof ApiProblem ? error.errors : [];
  const at = first && /^\/prices\/(\d+)/.exec(first.pointer)?.[1];
  return at === undefined ? null : t`Line ${lines[Number(at)]!}: ${first!.message}`;
}
