import * as kit from '@lading/mfe-kit';
import { Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkInvoices, startInvoices } from '../../../shared/api/invoice-imports';
import { CheckedFile } from './CheckedFile';
import { FILE_COLUMNS } from './file-columns';

interface MappedFileProps {
  file: File;
  head: kit.FileHead;
  onStarted(importId: string): void;
}

/** The columns of a file, its check, and the start of the import. */
export function MappedFile({ file, head, onStarted }: MappedFileProps) {
  const { api } = kit.useRemote();
  const [saved, save] = kit.useSavedMapping('invoices');
  const [columns, setColumns] = useState(() => kit.guessMapping(FILE_COLUMNS, head.header, saved));
  const upload = { file, mapping: kit.mappingOf(head.header, columns) };
  const missing = kit.missingColumns(FILE_COLUMNS, columns);
  const check = useMutation({ mutationFn: () => checkInvoices(api, upload) });
  const start = useMutation({
    mutationFn: (partial: boolean) => startInvoices(api, upload, partial),
    onSuccess: ({ id }) => {
      save(upload.mapping);
      onStarted(id);
    },
  });
  const failure = start.error ?? check.error;
  return (
    <Stack gap="md">
      <kit.ColumnMapping
        {...head}
        options={FILE_COLUMNS.map(({ name, required }) => {
          return { value: name, label: required ? t`${name} (required)` : name };
        })}
        mapping={columns}
        missing={missing}
        onChange={(next) => {
          check.reset();
          start.reset();
          setColumns(next);
        }}
      />
      <kit.CheckFileButton file={file} check={check} disabled={missing.length > 0} />
      {failure && <kit.FailureAlert error={failure} />}
      {check.isSuccess && (
        <CheckedFile check={check.data} busy={start.isPending} onRecord={(partial) => start.mutate(partial)} />
      )}
    </Stack>
  );
}
