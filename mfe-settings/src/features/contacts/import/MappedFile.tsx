import { FailureAlert } from '@lading/mfe-kit';
import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from '../contacts.module.css';
import { CheckedFile } from './CheckedFile';
import { FILE_COLUMNS, guessMapping, missingColumns } from './contact-file-columns';
import { useCheckImport, useStartImport } from './use-contact-import';

const options = () => [
  { value: '', label: t`Not used` },
  ...FILE_COLUMNS.map(({ name, required }) => ({ value: name, label: required ? t`${name} (required)` : name })),
];

interface MappedFileProps {
  file: File;
  /** Names of its columns. */
  header: readonly string[];
  onStarted(importId: string): void;
}

/** Mapping of a file's columns, the check with its errors, and the import. */
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
  return (
    <Stack gap="md">
      <fieldset className={classes.group}>
        <legend>
          <Trans>Columns of the file</Trans>
        </legend>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
          {header.map((title, index) => (
            <NativeSelect
              key={`${index} ${title}`}
              label={title || t`Column ${index + 1}`}
              data={options()}
              value={mapping[index]}
              disabled={title === ''}
              onChange={(event) => map(index, event.currentTarget.value)}
            />
          ))}
        </SimpleGrid>
      </fieldset>
      {missing.length > 0 && (
        <Text role="status">
          <Trans>Choose the columns with: {missing.join(', ')}.</Trans>
        </Text>
      )}
      <div>
        <Button
          variant={check.isSuccess ? 'default' : 'filled'}
          disabled={missing.length > 0}
          loading={check.isPending}
          onClick={() => check.mutate(chosen)}
        >
          <Trans>Check {file.name}</Trans>
        </Button>
      </div>
      {check.isError && <FailureAlert error={check.error} />}
      {check.isSuccess && (
        <CheckedFile
          check={check.data}
          fileName={file.name}
          busy={start.isPending}
          onSave={(partial) => start.mutate({ ...chosen, partial }, { onSuccess: ({ id }) => onStarted(id) })}
        />
      )}
      {start.isError && <FailureAlert error={start.error} />}
    </Stack>
  );
}
