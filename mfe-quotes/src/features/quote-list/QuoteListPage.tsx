import { paths } from '@lading/mfe-contract';
import { ListPage, ShowMore, useRemote, useUrlSort } from '@lading/mfe-kit';
import { Button, EmptyState, formatNumber, Group } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type QuoteFilter, quoteList } from '../../shared/api/quotes';
import type { QuoteSummary } from '../../shared/api/types';
import { filterOf, isFiltered, sortOptions } from './list-search';
import { quoteColumns } from './quote-columns';
import { QuoteCard } from './QuoteCard';
import { quoteFilters } from './quote-filters';

/** Loaded with the first previewed row. */
const QuotePreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './preview/QuotePreview')).QuotePreview,
}));

const PREVIEW = {
  to: ({ id }: QuoteSummary) => paths.quote(id),
  render: (quote: QuoteSummary) => <QuotePreview key={quote.id} summary={quote} />,
};

/** The company's quotes, with filters and order in the URL. */
export function QuoteListPage() {
  const { host, api } = useRemote();
  const [search, setSearch] = useSearchParams();
  const canSeePrices = host.session.can('price.read');
  const filter = filterOf(search, canSeePrices);
  const quotes = useInfiniteQuery(quoteList(api, filter));
  const sort = useUrlSort(sortOptions(search, canSeePrices));
  const canCreate = host.session.can('quote.create');
  return (
    <ListPage
      name="quotes"
      title={t`Quotes`}
      action={canCreate && <Actions />}
      caption={t`Quotes`}
      columns={quoteColumns(canSeePrices)}
      rows={quotes.data?.pages.flatMap(({ items }) => items) ?? []}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      query={quotes}
      sort={sort.table}
      preview={PREVIEW}
      card={(quote) => <QuoteCard quote={quote} />}
      filters={quoteFilters(filter, sort)}
      count={countText(quotes.data?.pages[0]?.total)}
      views={{ area: 'quotes', allLabel: t`All quotes`, example: t`Texas, expiring soon` }}
      exportHref={`${host.api.baseUrl}/api/v1/quotes/export?${queryOf(filter)}`}
      empty={<NoQuotes canCreate={canCreate} />}
      onClearFilters={isFiltered(filter) ? () => setSearch({}, { replace: true }) : undefined}
      hasMore={quotes.hasNextPage}
      pager={<ShowMore query={quotes} />}
    />
  );
}

function Actions() {
  return (
    <Group gap="xs">
      <Button component={Link} variant="default" to={`${paths.quotes()}?import=new`}>
        <Trans>Import quotes</Trans>
      </Button>
      <Button component={Link} to={paths.newQuote()}>
        <Trans>New quote</Trans>
      </Button>
    </Group>
  );
}

const queryOf = (filter: QuoteFilter) =>
  new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();

/** The server counts no more than this. */
const MAX_COUNTED = 10_000;

function countText(total: number | null | undefined): string | undefined {
  if (!total) return undefined;
  return total > MAX_COUNTED
    ? t`More than ${formatNumber(MAX_COUNTED)} quotes`
    : plural(total, { one: '# quote', other: '# quotes' });
}

function NoQuotes({ canCreate }: { canCreate: boolean }) {
  return (
    <EmptyState
      title={t`No quotes yet`}
      action={
        canCreate && (
          <Button component={Link} to={paths.newQuote()}>
            <Trans>Get a quote</Trans>
          </Button>
        )
      }
    >
      <Trans>Enter lane, freight and pickup date. Every carrier&apos;s price appears while you type.</Trans>
    </EmptyState>
  );
}
