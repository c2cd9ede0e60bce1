import { paths, usePageTitle } from '@lading/mfe-contract';
import { Button, EmptyState, ErrorState, ForbiddenState, formatNumber, Group, IconDownload, Page, PageHeader, SkeletonRows, Text, withValue } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type QuoteFilter, quoteList } from '../../shared/api/quotes';
import { useArea } from '../../shared/area';
import { describeFailure, isForbidden } from '../../shared/problem';
import { filterOf, isFiltered } from './filter-address';
import { EndingSoon, QuoteFilters } from './QuoteFilters';
import { QuoteTable } from './QuoteTable';
import { SavedViews } from './SavedViews';

/** Every quote of the company, with filters and order in the address. */
export function QuoteListPage() {
  const { host, api } = useArea();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const quotes = useInfiniteQuery(quoteList(api, filter));
  usePageTitle(host, 'Quotes');

  if (isForbidden(quotes.error)) return <ForbiddenState />;
  const mayCreate = host.session.can('quote.create');
  const items = quotes.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Page name="quotes" ready={!quotes.isPending}>
      <PageHeader title="Quotes" action={mayCreate && <Actions />} />
      <QuoteFilters />
      {filter.import && <OfImport onClear={() => setSearch((current) => withValue(current, 'imported', undefined), { replace: true })} />}
      <Group justify="space-between">
        <Group>
          <SavedViews />
          <EndingSoon />
        </Group>
        <Group gap="xs">
          <Count total={quotes.data?.pages[0]?.total} />
          {items.length > 0 && <ExportLink filter={filter} />}
        </Group>
      </Group>
      {quotes.isPending && <SkeletonRows rows={8} height={44} label="Loading quotes" />}
      {quotes.isError && (
        <ErrorState title="The quotes could not be loaded" digest={describeFailure(quotes.error).digest} onRetry={() => void quotes.refetch()}>
          {describeFailure(quotes.error).message} Your filters are kept.
        </ErrorState>
      )}
      {quotes.isSuccess && items.length === 0 && (
        <NoQuotes filtered={isFiltered(filter)} more={quotes.hasNextPage} mayCreate={mayCreate} onClear={() => setSearch({}, { replace: true })} />
      )}
      {items.length > 0 && <QuoteTable quotes={items} priced={host.session.can('price.read')} stale={quotes.isPlaceholderData} />}
      {quotes.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={quotes.isFetchingNextPage} onClick={() => void quotes.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </Page>
  );
}

function Actions() {
  return (
    <Group gap="xs">
      <Button component={Link} variant="default" to={`${paths.quotes()}?import=new`}>
        Import quotes
      </Button>
      <Button component={Link} to={paths.newQuote()}>
        New quote
      </Button>
    </Group>
  );
}

/** Says that only what one file asked for is listed. */
function OfImport({ onClear }: { onClear(): void }) {
  return (
    <Group gap="xs">
      <Text>Only quotes of one import are listed.</Text>
      <Button variant="default" size="compact-sm" onClick={onClear}>
        List all
      </Button>
    </Group>
  );
}

/** Most quotes that the server counts. */
const MOST_COUNTED = 10_000;

function Count({ total }: { total: number | null | undefined }) {
  if (!total) return null;
  return (
    <Text c="dimmed" role="status">
      {total > MOST_COUNTED ? `more than ${formatNumber(MOST_COUNTED)} quotes` : total === 1 ? '1 quote' : `${formatNumber(total)} quotes`}
    </Text>
  );
}

/** The list as it is filtered, as a file for a spreadsheet. */
function ExportLink({ filter }: { filter: QuoteFilter }) {
  const { host } = useArea();
  const query = new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return (
    <Button component="a" variant="default" leftSection={<IconDownload size={16} />} href={`${host.api.baseUrl}/api/v1/quotes/export?${query.toString()}`} download>
      Export CSV
    </Button>
  );
}

interface NoQuotesProps {
  filtered: boolean;
  /** A page of a search can be empty although there are more. */
  more: boolean;
  mayCreate: boolean;
  onClear(): void;
}

function NoQuotes({ filtered, more, mayCreate, onClear }: NoQuotesProps) {
  if (more) return <Text c="dimmed">No quote matches among those looked through so far.</Text>;
  if (filtered) {
    return (
      <EmptyState title="No quote matches" action={<Button variant="default" onClick={onClear}>Clear the filters</Button>}>
        Try other words or fewer filters, or look at all quotes.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No quotes yet" action={mayCreate && <Button component={Link} to={paths.newQuote()}>Get a quote</Button>}>
      Enter where the freight goes from and to, what it is, and when. Every carrier&apos;s price appears while you type, and each cent is explained.
    </EmptyState>
  );
}
