import { paths, usePageTitle } from '@lading/mfe-contract';
import { LoadFailure, useRemote } from '@lading/mfe-kit';
import {
  Alert,
  Anchor,
  Button,
  formatNumber,
  Group,
  IconCircleCheck,
  IconDownload,
  Page,
  PageHeader,
  SkeletonRows,
  Stack,
  Text,
} from '@lading/ui';
import { Link } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { quoteImportQueries } from '../../shared/api/quote-imports';
import type { QuoteImportDetail } from '../../shared/api/types';
import { MessageTable } from './MessageTable';
import classes from './import-progress.module.css';

/** How far an import is; at its end the result and the quotes. It goes on when the page is left. */
export function ImportProgress({ id }: { id: string }) {
  const { host, api } = useRemote();
  const { data, error, isPending, refetch } = useQuery(quoteImportQueries.detail(api, id));
  usePageTitle(host, data ? t`Import of ${data.fileName}` : t`Import quotes`);
  if (isPending) return <SkeletonRows rows={3} height={44} label={t`Loading the import`} />;
  if (!data)
    return (
      <LoadFailure order={1} error={error} title={t`The import could not be loaded`} onRetry={() => void refetch()} />
    );
  return (
    <Page name="quote-import" ready>
      <PageHeader
        title={t`Import of ${data.fileName}`}
        description={t`Sent by ${data.createdBy}`}
        action={
          <Anchor component={Link} to={paths.quotes()}>
            <Trans>Back to quotes</Trans>
          </Anchor>
        }
      />
      <Stack gap="md">
        <Bar of={data} />
        {data.status === 'done' && <Results of={data} />}
        {data.errors.length > 0 && <MessageTable messages={data.errors} />}
      </Stack>
    </Page>
  );
}

function Bar({ of: { status, done, failed, quotes } }: { of: QuoteImportDetail }) {
  const [made, leftOut] = [formatNumber(done), formatNumber(failed)];
  const progress =
    failed > 0
      ? plural(quotes, {
          one: `${made} of # quote created, ${leftOut} skipped.`,
          other: `${made} of # quotes created, ${leftOut} skipped.`,
        })
      : plural(quotes, { one: `${made} of # quote created.`, other: `${made} of # quotes created.` });
  if (status === 'done') {
    return (
      <Alert role="status" color="green" variant="light" icon={<IconCircleCheck size={18} />} title={t`Finished`}>
        {progress}
      </Alert>
    );
  }
  return (
    <div>
      <progress className={classes.bar} max={quotes} value={done + failed} aria-label={t`Quotes created`} />
      <Text>
        <Trans>{progress} You can leave this page. The import continues.</Trans>
      </Text>
    </div>
  );
}

function Results({ of: { id, done } }: { of: QuoteImportDetail }) {
  const { host } = useRemote();
  return (
    <Group>
      <Button
        component="a"
        leftSection={<IconDownload size={16} />}
        href={`${host.api.baseUrl}/api/v1/quotes/imports/${id}/result`}
        download
      >
        <Trans>Download result</Trans>
      </Button>
      {done > 0 && (
        <Button component={Link} variant="default" to={`${paths.quotes()}?imported=${id}`}>
          <Plural value={done} one="Show the quote" other="Show the # quotes" />
        </Button>
      )}
    </Group>
  );
}
