import { t } from '@lingui/core/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { FailureAlert } from '../query/FailureAlert';
import type { FileHead } from './read-head';

interface ChosenFileProps {
  /** Reads the head of the file that the user chose. */
  reading: UseMutationResult<FileHead, Error, File>;
  /** Mounted anew for each file. */
  children(file: File, head: FileHead): ReactNode;
}

/** What follows once a file was chosen and its head was read, or why it could not be read. */
export function ChosenFile({ reading, children }: ChosenFileProps) {
  const file = reading.variables;
  return (
    <>
      {reading.isError && <FailureAlert error={reading.error} title={t`The file could not be read`} />}
      {reading.isSuccess && file && (
        <Fragment key={`${file.name} ${file.lastModified} ${file.size}`}>{children(file, reading.data)}</Fragment>
      )}
    </>
  );
}
