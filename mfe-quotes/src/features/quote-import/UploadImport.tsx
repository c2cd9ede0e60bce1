import { ChosenFile, useRemote } from '@lading/mfe-kit';
import { nextBusinessDay, today } from '@lading/trade';
import { Anchor, FileDrop, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ImportKind, readUploadHead } from '../../shared/api/quote-imports';
import { MappedFile } from './MappedFile';
import { orderTemplateCsv, templateCsv } from './template';

/** File types of the choice; the API checks the content. */
const ACCEPT = {
  'text/csv': ['.csv', '.tsv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** Reads the columns of a file; then it is checked and its quotes are imported. */
export function UploadImport({ kind }: { kind: ImportKind }) {
  const { api } = useRemote();
  const head = useMutation({ mutationFn: (file: File) => readUploadHead(api, kind, file) });
  const choose = (chosen: File | undefined) => (chosen ? head.mutate(chosen) : head.reset());
  return (
    <Stack gap="md">
      <FileDrop
        label={kind === 'orders' ? t`File with orders` : t`File with quotes`}
        accept={ACCEPT}
        loading={head.isPending}
        onDrop={([chosen]) => choose(chosen)}
        onReject={([rejected]) => choose(rejected?.file)}
      >
        {t`XLSX, or CSV in UTF-8, at most 10,000 rows and 10 MB. It is checked before anything is stored.`}
      </FileDrop>
      {kind === 'orders' ? <OrderTemplate /> : <QuoteTemplate />}
      <ChosenFile reading={head}>{(file, read) => <MappedFile kind={kind} file={file} head={read} />}</ChosenFile>
    </Stack>
  );
}

function QuoteTemplate() {
  return (
    <Text>
      <Trans>
        <Anchor href={hrefOf(templateCsv)} download="quotes-template.csv" underline="always">
          Download a template
        </Anchor>{' '}
        with all columns, or map the columns of your own file. Enter metric as unit of measure for centimeters and
        kilograms.
      </Trans>
    </Text>
  );
}

function OrderTemplate() {
  return (
    <Text>
      <Trans>
        <Anchor href={hrefOf(orderTemplateCsv)} download="orders-template.csv" underline="always">
          Download a template
        </Anchor>{' '}
        with all columns, or map the columns of your own file. Class, size and weight come from the products with these
        SKUs.
      </Trans>
    </Text>
  );
}

const hrefOf = (template: (pickupOn: string) => string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(template(nextBusinessDay(today(new Date()))))}`;
