import { ApiProblem } from '@lading/api-client';
import { Alert, Button, Group, Stack, Textarea, TextInput } from '@lading/ui';
import { FailureAlert } from '../../../shared/FailureAlert';
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
        <TextInput {...register('index', { required: 'Name the index' })} label="Index" description="Of lines that name none" w="10rem" autoComplete="off" error={errors.index?.message} />
        <Textarea {...register('text')} label="Weeks" description="One a line: the day from which it counts, and $ per gallon" placeholder={'2026-11-16  3.768\n2026-11-09  3.741'} rows={6} error={errors.text?.message} />
        {save.isError && !errors.text && <FailureAlert error={save.error} />}
        <div role="status">{save.isSuccess && <Alert color="green">{save.variables.length === 1 ? 'One week is' : `${save.variables.length} weeks are`} entered.</Alert>}</div>
        <Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            Enter the weeks
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
  return at === undefined ? null : `Line ${lines[Number(at)]}: ${first!.message}`;
}
