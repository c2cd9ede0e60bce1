import { paths, usePageTitle } from '@lading/mfe-contract';
import { Alert, Anchor, Button, formatNumber, Group, IconCircleCheck, IconDownload, Page, PageHeader, SkeletonRows, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useQuery } from '@tanstack/react-query';
import { quoteImport } from '../../shared/api/quote-imports';
import type { QuoteImportDetail } from '../../shared/api/types';
import { useArea } from '../../shared/area';
import { LoadFailure } from '../../shared/LoadFailure';
import { countOf } from './count-of';
import { MessageTable } from './MessageTable';
import classes from './import-progress.module.css';

/** How far an import is; at its end the result and the quotes. It goes on when the page is left. */
export function ImportProgress({ id }: { id: string }) {
  const { host, api } = useArea();
  const { data, error, isPending, refetch } = useQuery(quoteImport(api, id));
  usePageTitle(host, data ? `Import of ${data.fileName}` : 'Import quotes');
  if (isPending) return <SkeletonRows rows={3} height={44} label="Loading the import" />;
  if (!data) return <LoadFailure error={error} title="The import could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Page name="quote-import" ready>
      <PageHeader
        title={`Import of ${data.fileName}`}
        description={`Sent by ${data.createdBy}`}
        action={
          <Anchor component={Link} to={paths.quotes()}>
            Back to the quotes
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
  const text = `${formatNumber(done)} of ${countOf(quotes, 'quote')} made${failed > 0 ? `, ${formatNumber(failed)} left out` : ''}`;
  if (status === 'done') {
    return (
      <Alert role="status" color="green" variant="light" icon={<IconCircleCheck size={18} />} title="Finished">
        {text}.
      </Alert>
    );
  }
  return (
    <div>
      <progress className={classes.bar} max={quotes} value={done + failed} aria-label="Quotes made" />
      <Text>{text}. You can leave this page; the quotes are made all the same.</Text>
    </div>
  );
}

function Results({ of: { id, done } }: { of: QuoteImportDetail }) {
  const { host } = useArea();
  return (
    <Group>
      <Button component="a" leftSection={<IconDownload size={16} />} href={`${host.api.baseUrl}/api/v1/quotes/imports/${id}/result`} download>
        Download the result
      </Button>
      {done > 0 && (
        <Button component={Link} variant="default" to={`${paths.quotes()}?imported=${id}`}>
          Show the {countOf(done, 'quote')}
        </Button>
      )}
    </Group>
  );
}
