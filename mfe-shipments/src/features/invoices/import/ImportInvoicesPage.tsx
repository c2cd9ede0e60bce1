import { paths } from '@lading/mfe-contract';
import { ChosenFile, useRemote, useTitle } from '@lading/mfe-kit';
import { Anchor, FileDrop, ForbiddenState, Page, PageHeader, Stack, Text } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { readInvoiceHead, templateAddress } from '../../../shared/api/invoice-imports';
import { ImportProgress } from './ImportProgress';
import { MappedFile } from './MappedFile';

/** Import of a file of invoices: choose it, map its columns, check it, record the invoices. */
export function ImportInvoicesPage() {
  const { host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  useTitle(t`Import invoices`);
  if (!host.session.can('invoice.manage') || !host.session.can('price.read')) return <ForbiddenState />;
  return (
    <Page name="invoice-import" ready>
      <PageHeader
        title={t`Import invoices`}
        action={
          <Anchor component={Link} to={paths.invoices()}>
            <Trans>Back to invoices</Trans>
          </Anchor>
        }
      />
      {id === null ? (
        <ChooseFile onStarted={(started) => setSearch({ view: 'import', import: started })} />
      ) : (
        <ImportProgress id={id} />
      )}
    </Page>
  );
}

function ChooseFile({ onStarted }: { onStarted(importId: string): void }) {
  const { api, host } = useRemote();
  const head = useMutation({ mutationFn: (file: File) => readInvoiceHead(api, file) });
  return (
    <Stack gap="md">
      <FileDrop
        label={t`File of invoices`}
        loading={head.isPending}
        onDrop={([chosen]) => chosen && head.mutate(chosen)}
      >
        {t`XLSX or CSV with one row for each charge, up to 10,000 rows and 10 MB. You can check it before saving.`}
      </FileDrop>
      <Text>
        <Trans>
          <Anchor href={templateAddress(host.api.baseUrl)} download underline="always">
            Download a template
          </Anchor>
          , or map the columns of the carrier’s file.
        </Trans>
      </Text>
      <ChosenFile reading={head}>
        {(file, read) => <MappedFile file={file} head={read} onStarted={onStarted} />}
      </ChosenFile>
    </Stack>
  );
}
