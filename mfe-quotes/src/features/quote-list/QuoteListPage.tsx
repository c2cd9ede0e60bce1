import { paths, usePageTitle } from '@lading/mfe-contract';
import { failureDigest, failureMessage, isForbidden, useRemote } from '@lading/mfe-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  ForbiddenState,
  formatNumber,
  Group,
  IconDownload,
  Page,
  PageHeader,
  SkeletonRows,
  Text,
  withValue,
} from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type QuoteFilter, quoteList } from '../../shared/api/quotes';
import { filterOf, isFiltered } from './filter-address';
import { EndingSoon, QuoteFilters } from './QuoteFilters';
import { QuoteTable } from './QuoteTable';
import { SavedViews } from './SavedViews';

/** Every quote of the company, with filters and order in the address. */
export function QuoteListPage() {
  const { host, api } = useRemote();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const quotes = useInfiniteQuery(quoteList(api, filter));
  usePageTitle(host, t`Quotes`);

  if (isForbidden(quotes.error)) return <ForbiddenState />;
  const mayCreate = host.session.can('quote.create');
  const items = quotes.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Page name="quotes" ready={!quotes.isPending}>
      <PageHeader title={t`Quotes`} action={mayCreate && <Actions />} />
      <QuoteFilters />
      {filter.import && (
        <OfImport
          onClear={() => setSearch((current) => withValue(current, 'imported', undefined), { replace: true })}
        />
      )}
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
      {quotes.isPending && <SkeletonRows rows={8} height={44} label={t`Loading quotes`} />}
      {quotes.isError && (
        <ErrorState
          title={t`The quotes could not be loaded`}
          digest={failureDigest(quotes.error)}
          onRetry={() => void quotes.refetch()}
        >
          <Trans>{failureMessage(quotes.error)} Your filters are kept.</Trans>
        </ErrorState>
      )}
      {quotes.isSuccess && items.length === 0 && (
        <NoQuotes
          filtered={isFiltered(filter)}
          more={quotes.hasNextPage}
          mayCreate={mayCreate}
          onClear={() => setSearch({}, { replace: true })}
        />
      )}
      {items.length > 0 && (
        <QuoteTable quotes={items} priced={host.session.can('price.read')} stale={quotes.isPlaceholderData} />
      )}
      {quotes.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={quotes.isFetchingNextPage} onClick={() => void quotes.fetchNextPage()}>
            <Trans>Show more</Trans>
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
        <Trans>Import quotes</Trans>
      </Button>
      <Button component={Link} to={paths.newQuote()}>
        <Trans>New quote</Trans>
      </Button>
    </Group>
  );
}

/** Says that only what one file asked for is listed. */
function OfImport({ onClear }: { onClear(): void }) {
  return (
    <Group gap="xs">
      <Text>
        <Trans>Only quotes of one import are listed.</Trans>
      </Text>
      <Button variant="default" size="compact-sm" onClick={onClear}>
        <Trans>List all</Trans>
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
      {total > MOST_COUNTED
        ? t`more than ${formatNumber(MOST_COUNTED)} quotes`
        : plural(total, { one: '# quote', other: '# quotes' })}
    </Text>
  );
}

/** The list as it is filtered, as a file for a spreadsheet. */
function ExportLink({ filter }: { filter: QuoteFilter }) {
  const { host } = useRemote();
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<IconDownload size={16} />}
      href={`${host.api.baseUrl}/api/v1/quotes/export?${query.toString()}`}
      download
    >
      <Trans>Export CSV</Trans>
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
  if (more)
    return (
      <Text c="dimmed">
        <Trans>No quote matches among those looked through so far.</Trans>
      </Text>
    );
  if (filtered) {
    return (
      <EmptyState
        title={t`No quote matches`}
        action={
          <Button variant="default" onClick={onClear}>
            <Trans>Clear the filters</Trans>
          </Button>
        }
      >
        <Trans>Try other words or fewer filters, or look at all quotes.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No quotes yet`}
      action={
        mayCreate && (
          <Button component={Link} to={paths.newQuote()}>
            <Trans>Get a quote</Trans>
          </Button>
        )
      }
    >
      <Trans>
        Enter where the freight goes from and to, what it is, and when. Every carrier&apos;s price appears while you
        type, and each cent is explained.
      </Trans>
    </EmptyState>
  );
}
