import { ChosenFile, readHead } from '@lading/mfe-kit';
import { Anchor, FileDrop, Stack, Text } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FILE_COLUMNS } from './contact-file-columns';
import { ImportProgress } from './ImportProgress';
import { MappedFile } from './MappedFile';

const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(`${FILE_COLUMNS.map(({ name }) => name).join(',')}\r\n`)}`;

/** Import of many contacts: choose a file, map its columns, check it, save. */
export function ImportView() {
  const [search, setSearch] = useSearchParams();
  const head = useMutation({ mutationFn: (file: File) => readHead(file) });
  const id = search.get('import');
  if (id) return <ImportProgress id={id} />;
  return (
    <Stack gap="md">
      <FileDrop label={t`Contacts file`} onDrop={([chosen]) => chosen && head.mutate(chosen)}>
        {t`CSV in UTF-8 with one contact per row, up to 10,000 rows and 10 MB. You can check it before saving.`}
      </FileDrop>
      <Text>
        <Trans>
          <Anchor href={TEMPLATE} download="contacts-template.csv" underline="always">
            Download a template
          </Anchor>{' '}
          with all columns, or map the columns of your own file. Exports can be imported unchanged.
        </Trans>
      </Text>
      <ChosenFile reading={head}>
        {(file, read) => (
          <MappedFile file={file} head={read} onStarted={(started) => setSearch({ view: 'import', import: started })} />
        )}
      </ChosenFile>
    </Stack>
  );
}
