import { ApiProblem } from '@lading/api-client';
import { type Column, DataTable, FailureAlert, useNotices } from '@lading/mfe-kit';
import { Alert, Button, FileDrop, formatNumber, Group, Stack } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ExchangeRate } from '../../../shared/types';
import { type RateError, readRates } from './read-rates';
import { useSaveRates } from './use-save-rates';

const ERRORS_SHOWN = 100;
const COLUMNS: Column<RateError>[] = [
  { id: 'row', header: msg`Row`, cell: ({ row }) => formatNumber(row) },
  { id: 'problem', header: msg`Problem`, cell: ({ message }) => message },
];

/** Imports rates from a CSV file, after a check. */
export function RateImport() {
  const notices = useNotices();
  const save = useSaveRates();
  const read = useMutation({ mutationFn: (file: File) => readRates(file, file.name.replace(/\.csv$/i, '')) });
  const { rates = [], errors = [] } = read.data ?? {};
  const submit = () =>
    save.mutate(rates, {
      onSuccess: () => {
        read.reset();
        notices.success(plural(rates.length, { one: '# rate was saved.', other: '# rates were saved.' }));
      },
    });
  return (
    <Stack gap="sm">
      <FileDrop
        label={t`Exchange rates file`}
        onDrop={([chosen]) => {
          save.reset();
          if (chosen) read.mutate(chosen);
        }}
      >
        {t`CSV with the columns date, rate (CAD per USD) and source, up to 600 rows.`}
      </FileDrop>
      {read.isError && <FailureAlert error={read.error} />}
      {errors.length > 0 && (
        <>
          <Alert role="alert" color="red" title={plural(errors.length, { one: '# error', other: '# errors' })}>
            {t`Correct the file and choose it again.`}
          </Alert>
          <DataTable
            caption={t`Errors`}
            columns={COLUMNS}
            rows={errors.slice(0, ERRORS_SHOWN)}
            rowId={({ row, message }) => `${row} ${message}`}
          />
        </>
      )}
      {save.isError && <SaveFailure error={save.error} rates={rates} />}
      {read.isSuccess && errors.length === 0 && rates.length === 0 && (
        <Alert role="alert" color="red">{t`The file has no rates.`}</Alert>
      )}
      {errors.length === 0 && rates.length > 0 && (
        <Group>
          <Button loading={save.isPending} onClick={submit}>
            <Plural value={rates.length} one="Save # rate" other="Save # rates" />
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Names the day of a rate that the API refused. */
function SaveFailure({ error, rates }: { error: Error; rates: readonly ExchangeRate[] }) {
  const [first] = error instanceof ApiProblem ? error.errors : [];
  const rate = rates[Number(first && /^\/rates\/(\d+)/.exec(first.pointer)?.[1])];
  if (!first || !rate) return <FailureAlert error={error} />;
  return (
    <Alert role="alert" color="red">
      {rate.effectiveOn}: {first.message}
    </Alert>
  );
}
