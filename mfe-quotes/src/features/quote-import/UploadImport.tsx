import { ChosenFile, readHead } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { Anchor, FileDrop, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MappedFile } from './MappedFile';
import { templateCsv } from './template';

/** File types of the choice; the API checks the content. */
const CSV = { 'text/csv': ['.csv', '.tsv', '.txt'] };

/** Reads the columns of a file; then it is checked and its quotes are imported. */
export function UploadImport() {
  const head = useMutation({ mutationFn: (file: File) => readHead(file) });
  const choose = (chosen: File | undefined) => (chosen ? head.mutate(chosen) : head.reset());
  return (
    <Stack gap="md">
      <FileDrop
        label={t`File with quotes`}
        accept={CSV}
        loading={head.isPending}
        onDrop={([chosen]) => choose(chosen)}
        onReject={([rejected]) => choose(rejected?.file)}
      >
        {t`CSV in UTF-8, at most 10,000 rows and 10 MB. It is checked before anything is stored.`}
      </FileDrop>
      <Template />
      <ChosenFile reading={head}>{(file, read) => <MappedFile file={file} head={read} />}</ChosenFile>
    </Stack>
  );
}

function Template() {
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(templateCsv(nextBusinessDay(today(new Date()))))}`;
  return (
    <Text>
      <Trans>
        <Anchor href={file} download="quotes-template.csv" underline="always">
          Download a template
        </Anchor>{' '}
        with all columns, or map the columns of your own file. Enter metric as unit of measure for centimeters and
        kilograms.
      </Trans>
    </Text>
  );
}
