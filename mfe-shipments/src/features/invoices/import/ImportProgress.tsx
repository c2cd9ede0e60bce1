import { paths } from '@lading/mfe-contract';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, Anchor, formatNumber, Group, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type InvoiceImportDetail, invoiceImportQueries, originalAddress } from '../../../shared/api/invoice-imports';
import { invoiceQueries } from '../../../shared/api/invoices';
import { ImportErrors } from './ImportErrors';

/** How far an import is. It goes on when the page is left. */
export function ImportProgress({ id }: { id: string }) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const query = useQuery(invoiceImportQueries.detail(api, id));
  const isDone = query.data?.status === 'done';
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: invoiceQueries.all });
  }, [isDone, queryClient]);
  return (
    <QueryBoundary query={query} loading={t`Loading import`} failed={t`The import could not be loaded`}>
      {(found) => (
        <Stack gap="md">
          <Bar of={found} />
          {found.errors.length > 0 && <ImportErrors errors={found.errors} />}
          <Links id={id} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Bar({ of: { status, fileName, invoices, done, failed } }: { of: InvoiceImportDetail }) {
  const counts = t`${fileName}: ${formatNumber(done)} of ${formatNumber(invoices)} invoices recorded, ${formatNumber(failed)} skipped.`;
  if (status === 'done')
    return (
      <Alert role="status" color="green" variant="light" title={t`Import complete`}>
        {counts}
      </Alert>
    );
  return (
    <div>
      <progress max={invoices} value={done + failed} aria-label={t`Invoices recorded`} style={{ width: '100%' }} />
      <Text>
        {counts} <Trans>You can leave this page; the import continues.</Trans>
      </Text>
    </div>
  );
}

function Links({ id }: { id: string }) {
  const { baseUrl } = useRemote().host.api;
  return (
    <Group gap="md">
      <Anchor component={Link} to={`${paths.invoices()}?view=review`}>
        <Trans>Review invoices</Trans>
      </Anchor>
      <Anchor href={originalAddress(baseUrl, id)} download>
        <Trans>Download original file</Trans>
      </Anchor>
      <Anchor component={Link} to={`${paths.invoices()}?view=import`} replace>
        <Trans>Import another file</Trans>
      </Anchor>
    </Group>
  );
}
