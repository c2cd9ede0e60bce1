import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Checkbox, formatNumber, Group, NativeSelect, Stack, Text } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../../shared/Records';
import type { ContactImportCheck } from '../../../shared/types';
import { FILE_COLUMNS, guessMapping, missingColumns } from './contact-file-columns';
import { ImportMessages } from './ImportMessages';
import { useCheckImport, useStartImport } from './use-contact-import';

const options = () => [
  { value: '', label: t`Not used` },
  ...FILE_COLUMNS.map(({ name, required }) => ({ value: name, label: required ? t`${name} (needed)` : name })),
];

interface MappedFileProps {
  file: File;
  /** Names of its columns. */
  header: readonly string[];
  onStarted(importId: string): void;
}

/** What the columns of a file hold, what is wrong with it then, and the act of saving it. */
export function MappedFile({ file, header, onStarted }: MappedFileProps) {
  const [mapping, setMapping] = useState(() => guessMapping(header));
  const check = useCheckImport();
  const start = useStartImport();
  const chosen = { file, mapping: Object.fromEntries(header.map((title, index) => [title, mapping[index] ?? ''])) };
  const missing = missingColumns(mapping);
  const map = (index: number, name: string) => {
    setMapping(mapping.with(index, name));
    check.reset();
    start.reset();
  };
  const columns: Column<number>[] = [
    { name: msg`Column of the file`, cell: (index) => <strong>{header[index] || t`Column ${index + 1}`}</strong> },
    {
      name: msg`Holds`,
      cell: (index) => (
        <NativeSelect
          aria-label={t`What ${header[index] || t`column ${index + 1}`} holds`}
          data={options()}
          value={mapping[index]}
          disabled={header[index] === ''}
          onChange={(event) => map(index, event.currentTarget.value)}
        />
      ),
    },
  ];
  return (
    <Stack gap="md">
      <Records
        caption={t`Columns of the file`}
        columns={columns}
        rows={header.map((_, index) => index)}
        keyOf={String}
      />
      {missing.length > 0 && (
        <Text role="status">
          <Trans>Say which columns hold {missing.join(', ')}.</Trans>
        </Text>
      )}
      <Group>
        <Button
          variant={check.isSuccess ? 'default' : 'filled'}
          disabled={missing.length > 0}
          loading={check.isPending}
          onClick={() => check.mutate(chosen)}
        >
          <Trans>Check {file.name}</Trans>
        </Button>
      </Group>
      {check.isError && <FailureAlert error={check.error} />}
      {check.isSuccess && (
        <Checked
          check={check.data}
          fileName={file.name}
          busy={start.isPending}
          onGo={(partial) => start.mutate({ ...chosen, partial }, { onSuccess: ({ id }) => onStarted(id) })}
        />
      )}
      {start.isError && <FailureAlert error={start.error} />}
    </Stack>
  );
}

function Checked({
  check: { rows, faulty, errorCount, errors },
  fileName,
  busy,
  onGo,
}: {
  check: ContactImportCheck;
  fileName: string;
  busy: boolean;
  onGo(partial: boolean): void;
}) {
  const [partial, setPartial] = useState(false);
  const right = rows - faulty;
  const wrong = formatNumber(faulty);
  return (
    <Stack gap="sm">
      {errorCount === 0 ? (
        <Alert role="status" color="green" title={t`${fileName} can be imported`}>
          <Trans>Nothing is wrong.</Trans>
        </Alert>
      ) : (
        <Alert
          role="alert"
          color="red"
          title={plural(rows, {
            one: `${wrong} of # contact cannot be saved`,
            other: `${wrong} of # contacts cannot be saved`,
          })}
        >
          <Trans>Correct the file and choose it again, or leave them out.</Trans>
        </Alert>
      )}
      {errors.length > 0 && <ImportMessages messages={errors} total={errorCount} />}
      {errorCount > 0 && right > 0 && (
        <Checkbox
          checked={partial}
          onChange={(event) => setPartial(event.currentTarget.checked)}
          label={t`Leave out those ${wrong} and save the other ${formatNumber(right)}`}
        />
      )}
      {right > 0 && (
        <Group>
          <Button disabled={errorCount > 0 && !partial} loading={busy} onClick={() => onGo(partial)}>
            <Plural value={right} one="Save # contact" other="Save # contacts" />
          </Button>
        </Group>
      )}
    </Stack>
  );
}
