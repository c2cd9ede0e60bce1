import { FailureAlert } from '@lading/mfe-kit';
import { Anchor, Stack, Text, TextInput } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FILE_COLUMNS } from './contact-file-columns';
import { ImportProgress } from './ImportProgress';
import { MappedFile } from './MappedFile';
import { readHeader } from './read-header';

/** Many contacts from one file: choose it, say what its columns hold, see what is wrong, save. */
export function ImportView() {
  const [search, setSearch] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const header = useMutation({ mutationFn: readHeader });
  const id = search.get('import');
  if (id) return <ImportProgress id={id} />;
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null);
    if (chosen) header.mutate(chosen);
    else header.reset();
  };
  return (
    <Stack gap="md">
      <TextInput
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        label={t`File with contacts`}
        description={t`CSV in UTF-8, one contact in each row, at most 10,000 rows and 10 MB. Nothing is stored before you say so.`}
        // A corrected file of the same name is a choice too.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
        maw="32rem"
      />
      <Text>
        <Trans>
          <Anchor
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`${FILE_COLUMNS.map(({ name }) => name).join(',')}\r\n`)}`}
            download="contacts-template.csv"
            underline="always"
          >
            Download a template
          </Anchor>{' '}
          with every column, or choose any file and say what its columns hold. An export can be imported as it is.
        </Trans>
      </Text>
      {header.isError && <FailureAlert error={header.error} />}
      {header.isSuccess && file && (
        <MappedFile
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          header={header.data}
          onStarted={(started) => setSearch({ view: 'import', import: started })}
        />
      )}
    </Stack>
  );
}
