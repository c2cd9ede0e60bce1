import { paths } from '@lading/mfe-contract';
import { Link, useSearchParams } from '@lading/ui/router';
import {
  ListPage,
  MAX_COUNTED,
  Pager,
  useIdle,
  usePages,
  useRemote,
  useSelection,
  useUrlSort,
  ViewTabs,
} from '@lading/mfe-kit';
import { Button, EmptyState, formatNumber, Group, Stack } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type QuoteFilter, quoteQueries } from '../../shared/api/quotes';
import type { QuoteSummary } from '../../shared/api/types';
import { filterOf, isFiltered, type QuoteView, sortOptions, viewOf, VIEWS } from './list-search';
import { quoteColumns } from './quote-columns';
import { QuoteCard } from './QuoteCard';
import { quoteFilters } from './quote-filters';

/** Loaded with the first previewed row. */
const QuotePreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './preview/QuotePreview')).QuotePreview,
}));

/** Loaded with the first selected row. */
const QuoteSelectionBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "selection-bar" */ './selection/QuoteSelectionBar')).QuoteSelectionBar,
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
  const pages = usePages();
  const quotes = useQuery(quoteQueries.page(api, filter, pages.after));
  const sort = useUrlSort(sortOptions(search, canSeePrices));
  const canCreate = host.session.can('quote.create');
  const counts = useQuery({ ...quoteQueries.counts(api), enabled: useIdle() });
  const view = viewOf(search);
  const selection = useSelection(JSON.stringify(filter));
  const isNarrowed = isFiltered(filter) || pages.after !== undefined;
  const rows = quotes.data?.items ?? [];
  return (
    <ListPage
      name="quotes"
      title={t`Quotes`}
      tabs={<ViewTabs path={paths.quotes()} views={VIEWS} current={view} counts={counts.data} />}
      action={canCreate && <Actions />}
      caption={t`Quotes`}
      columns={quoteColumns(canSeePrices)}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      query={quotes}
      sort={sort.table}
      selection={selection}
      selectionBar={<QuoteSelectionBar selection={selection} rows={rows} />}
      preview={PREVIEW}
      card={(quote) => <QuoteCard quote={quote} />}
      filters={quoteFilters(filter, sort)}
      count={countText(quotes.data?.total)}
      views={{ area: 'quotes', allLabel: t`All quotes`, example: t`Texas, expiring soon` }}
      exportHref={`${host.api.baseUrl}/api/v1/quotes/export?${queryOf(filter)}`}
      empty={<NoQuotes view={view} />}
      onClearFilters={isNarrowed ? () => setSearch(view === 'all' ? {} : { view }, { replace: true }) : undefined}
      hasMore={quotes.data?.nextCursor != null}
      pager={<Pager pages={pages} nextCursor={quotes.data?.nextCursor ?? null} isBusy={quotes.isPlaceholderData} />}
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

function countText(total: number | null | undefined): string | undefined {
  if (!total) return undefined;
  return total > MAX_COUNTED
    ? t`More than ${formatNumber(MAX_COUNTED)} quotes`
    : plural(total, { one: '# quote', other: '# quotes' });
}

const EMPTY: Record<QuoteView, { title: MessageDescriptor; text: MessageDescriptor }> = {
  needs_action: {
    title: msg`No action needed`,
    text: msg`Quotes without an offer, and those that expire within 24 hours, are listed here.`,
  },
  ready_to_book: { title: msg`No quotes to book`, text: msg`Quotes with valid offers are listed here.` },
  closed: { title: msg`No closed quotes`, text: msg`Booked, canceled and expired quotes are listed here.` },
  all: {
    title: msg`No quotes yet`,
    text: msg`Enter lane, freight and pickup date. Every carrier's price appears while you type.`,
  },
};

function NoQuotes({ view }: { view: QuoteView }) {
  const { Slot } = useRemote().host;
  const title = i18n._(EMPTY[view].title);
  const text = i18n._(EMPTY[view].text);
  if (view !== 'all') {
    const showAll = (
      <Button variant="default" component={Link} to={paths.quotes()}>
        <Trans>Show all quotes</Trans>
      </Button>
    );
    return (
      <EmptyState title={title} action={showAll}>
        {text}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Slot name="first.steps" />
      <EmptyState title={title}>{text}</EmptyState>
    </Stack>
  );
}
