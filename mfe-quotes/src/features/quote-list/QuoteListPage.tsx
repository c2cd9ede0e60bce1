import { paths, usePageTitle } from '@lading/mfe-contract';
import { Button, EmptyState, ErrorState, ForbiddenState, Group, ListFilterBar, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type QuoteFilter, quoteList } from '../../shared/api/quotes';
import { useArea } from '../../shared/area';
import { describeFailure, isForbidden } from '../../shared/problem';
import { STATUS_OPTIONS } from '../../shared/QuoteStatusBadge';
import { QuoteTable } from './QuoteTable';

function filterOf(search: URLSearchParams): QuoteFilter {
  const status = STATUS_OPTIONS.find(({ value }) => value === search.get('status'))?.value;
  return { status, q: search.get('q') || undefined };
}

/** Every quote of the company, newest first, with filters in the address. */
export function QuoteListPage() {
  const { host, api } = useArea();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const quotes = useInfiniteQuery(quoteList(api, filter));
  usePageTitle(host, 'Quotes');

  if (isForbidden(quotes.error)) return <ForbiddenState />;
  const change = ({ status, q }: QuoteFilter) => setSearch({ ...(status && { status }), ...(q && { q }) }, { replace: true });
  const mayCreate = host.session.can('quote.create');
  const items = quotes.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Page name="quotes" ready={!quotes.isPending}>
      <PageHeader title="Quotes" action={mayCreate && <Button component={Link} to={paths.newQuote()}>New quote</Button>} />
      <ListFilterBar label="Quotes" placeholder="Number, city or postal code" statuses={STATUS_OPTIONS} filter={filter} onChange={change} />
      {quotes.isPending && <SkeletonRows rows={8} height={44} label="Loading quotes" />}
      {quotes.isError && (
        <ErrorState title="The quotes could not be loaded" digest={describeFailure(quotes.error).digest} onRetry={() => void quotes.refetch()}>
          {describeFailure(quotes.error).message} Your filters are kept.
        </ErrorState>
      )}
      {quotes.isSuccess && items.length === 0 && <NoQuotes filtered={Boolean(filter.status ?? filter.q)} mayCreate={mayCreate} onClear={() => change({})} />}
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

function NoQuotes({ filtered, mayCreate, onClear }: { filtered: boolean; mayCreate: boolean; onClear(): void }) {
  if (filtered) {
    return (
      <EmptyState title="No quote matches" action={<Button variant="default" onClick={onClear}>Clear the filters</Button>}>
        Try another number, city or postal code, or look at all quotes.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No quotes yet" action={mayCreate && <Button component={Link} to={paths.newQuote()}>Get a quote</Button>}>
      Enter where the freight goes from and to, what it is, and when. Every carrier&apos;s price appears while you type, and each cent is explained.
    </EmptyState>
  );
}
