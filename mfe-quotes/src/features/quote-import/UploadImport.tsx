import { paths } from '@lading/mfe-contract';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { Anchor, Button, Checkbox, FileDrop, Group, Stack, Text } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkImport, startImport } from '../../shared/api/quote-imports';
import type { ImportCheck } from '../../shared/api/types';
import { CheckReport } from './CheckReport';
import { templateCsv } from './template';

/** File types of the choice; the API checks the content. */
const CSV = { 'text/csv': ['.csv', '.tsv', '.txt'] };

/** Checks a file, then imports its quotes. */
export function UploadImport() {
  const { api } = useRemote();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation({ mutationFn: (chosen: File) => checkImport(api, chosen) });
  const start = useMutation({
    mutationFn: ({ chosen, partial }: { chosen: File; partial: boolean }) => startImport(api, chosen, partial),
    onSuccess: ({ id }) => navigate(`${paths.quotes()}?import=${id}`, { replace: true }),
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null);
    start.reset();
    if (chosen) check.mutate(chosen);
    else check.reset();
  };

  return (
    <Stack gap="md">
      <FileDrop
        label={t`File with quotes`}
        accept={CSV}
        loading={check.isPending}
        onDrop={([chosen]) => choose(chosen)}
        onReject={([rejected]) => choose(rejected?.file)}
      >
        {t`CSV in UTF-8, at most 10,000 rows and 10 MB. It is checked before anything is stored.`}
      </FileDrop>
      <Template />
      {check.isPending && (
        <Text role="status">
          <Trans>Checking {file?.name}…</Trans>
        </Text>
      )}
      {check.isError && <FailureAlert error={check.error} title={t`The file could not be checked`} />}
      {check.isSuccess && file && (
        <Stack gap="md">
          <CheckReport check={check.data} fileName={file.name} />
          <Go check={check.data} busy={start.isPending} onGo={(partial) => start.mutate({ chosen: file, partial })} />
        </Stack>
      )}
      {start.isError && <FailureAlert error={start.error} title={t`The import was not started`} />}
    </Stack>
  );
}

function Template() {
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(templateCsv(nextBusinessDay(today(new Date()))))}`;
  return (
    <Text>
      <Trans>
        <Anchor href={file} download="quotes-template.csv">
          Download a template
        </Anchor>{' '}
        with all columns. Required: ref, pickup_date, o_zip, d_zip, hu_count, hu_type, the three dimensions and
        weight_lb. Enter metric in units for centimeters and kilograms.
      </Trans>
    </Text>
  );
}

/** Imports all quotes, or the valid ones if the user agrees to skip the others. */
function Go({ check, busy, onGo }: { check: ImportCheck; busy: boolean; onGo(partial: boolean): void }) {
  const [partial, setPartial] = useState(false);
  const right = check.quotes - check.faulty;
  if (right === 0)
    return (
      <Text>
        <Trans>Correct the file and choose it again.</Trans>
      </Text>
    );
  return (
    <Stack gap="xs">
      {check.errorCount > 0 && (
        <Checkbox
          checked={partial}
          onChange={(event) => setPartial(event.currentTarget.checked)}
          label={plural(check.faulty, {
            one: `Skip # quote with errors and create the other ${right}`,
            other: `Skip # quotes with errors and create the other ${right}`,
          })}
        />
      )}
      <Group>
        <Button disabled={check.errorCount > 0 && !partial} loading={busy} onClick={() => onGo(partial)}>
          <Plural value={right} one="Get # quote" other="Get # quotes" />
        </Button>
      </Group>
    </Stack>
  );
}
