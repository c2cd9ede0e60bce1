import {
  ColumnMapping,
  FailureAlert,
  type FileHead,
  guessMapping,
  mappingOf,
  missingColumns,
  useSavedMapping,
} from '@lading/mfe-kit';
import { Button, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckedFile } from './CheckedFile';
import { FILE_COLUMNS } from './contact-file-columns';
import { useCheckImport, useStartImport } from './use-contact-import';

const options = () =>
  FILE_COLUMNS.map(({ name, required }) => ({ value: name, label: required ? t`${name} (required)` : name }));

interface MappedFileProps {
  file: File;
  head: FileHead;
  onStarted(importId: string): void;
}

/** Mapping of a file's columns, the check with its errors, and the import. */
export function MappedFile({ file, head: { header, samples }, onStarted }: MappedFileProps) {
  const [saved, save] = useSavedMapping('contacts');
  const [mapping, setMapping] = useState(() => guessMapping(FILE_COLUMNS, header, saved));
  const check = useCheckImport();
  const start = useStartImport();
  const chosen = { file, mapping: mappingOf(header, mapping) };
  const missing = missingColumns(FILE_COLUMNS, mapping);
  const change = (next: string[]) => {
    setMapping(next);
    check.reset();
    start.reset();
  };
  return (
    <Stack gap="md">
      <ColumnMapping
        header={header}
        samples={samples}
        options={options()}
        mapping={mapping}
        missing={missing}
        onChange={change}
      />
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
          onSave={(partial) =>
            start.mutate(
              { ...chosen, partial },
              {
                onSuccess: ({ id }) => {
                  save(chosen.mapping);
                  onStarted(id);
                },
              },
            )
          }
        />
      )}
      {start.isError && <FailureAlert error={start.error} />}
    </Stack>
  );
}
