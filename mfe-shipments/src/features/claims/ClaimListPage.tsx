import { DataList, isForbidden, Pager, usePages, useRemote, useTitle, ViewTabs } from '@lading/mfe-kit';
import { EmptyState, ForbiddenState, Page, PageHeader } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ClaimCounts, claimQueries } from '../../shared/api/claims';
import { claimRoutes } from '../../shared/claims/claim-paths';
import { withQuery } from '../../shared/report-paths';
import { CLAIM_COLUMNS, ClaimCard } from './claim-columns';

type View = keyof ClaimCounts;

/** Tabs of the list, each with its count. */
const VIEWS: { view: View; label: MessageDescriptor; count: View }[] = [
  { view: 'open', label: msg({ context: 'claims', message: 'Open' }), count: 'open' },
  { view: 'due', label: msg`Due soon`, count: 'due' },
  { view: 'settled', label: msg`Settled`, count: 'settled' },
  { view: 'ended', label: msg({ context: 'claims', message: 'Closed' }), count: 'ended' },
  { view: 'all', label: msg({ context: 'view', message: 'All' }), count: 'all' },
];

const EMPTY: Record<View, { title: MessageDescriptor; text: MessageDescriptor }> = {
  open: { title: msg`No open claims`, text: msg`Claims are listed here until they are settled or withdrawn.` },
  due: {
    title: msg`No claims due soon`,
    text: msg`Open claims with a deadline that has passed or comes within seven days are listed here.`,
  },
  settled: { title: msg`No settled claims`, text: msg`Settled claims are listed here until the carrier has paid.` },
  ended: { title: msg`No closed claims`, text: msg`Paid, declined and withdrawn claims are listed here.` },
  all: {
    title: msg`No claims yet`,
    text: msg`File a claim from a shipment: open it and choose File claim in its menu.`,
  },
};

const viewOf = (search: URLSearchParams): View => VIEWS.find(({ view }) => view === search.get('view'))?.view ?? 'all';

/** The company's claims for loss and damage, with view and search in the URL. */
export function ClaimListPage() {
  const { host, api } = useRemote();
  const [search] = useSearchParams();
  const isAllowed = host.session.can('price.read');
  const counts = useQuery({ ...claimQueries.counts(api), enabled: isAllowed });
  const view = viewOf(search);
  useTitle(t`Claims`);
  if (!isAllowed || isForbidden(counts.error)) return <ForbiddenState />;
  return (
    <Page name="claims" ready={!counts.isPending} isWide>
      <PageHeader
        title={t`Claims`}
        tabs={<ViewTabs path={claimRoutes.claims} views={VIEWS} current={view} counts={counts.data} />}
      />
      <ClaimList view={view} />
    </Page>
  );
}

function ClaimList({ view }: { view: View }) {
  const { api, host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') || undefined;
  const filter = { view: view === 'all' ? undefined : view, q };
  const pages = usePages();
  const claims = useQuery(claimQueries.page(api, filter, pages.after));
  const isNarrowed = q !== undefined || pages.after !== undefined;
  const { title, text } = EMPTY[view];
  return (
    <DataList
      name="claims"
      caption={t`Claims`}
      columns={CLAIM_COLUMNS}
      rows={claims.data?.items ?? []}
      rowId={({ id }) => id}
      query={claims}
      stableKey={`${JSON.stringify(filter)} ${pages.after}`}
      card={(claim) => <ClaimCard claim={claim} />}
      filters={{ label: t`Claims`, search: { placeholder: t`Claim, shipment or reference`, value: q } }}
      views={{ area: 'claims', allLabel: t`All claims`, example: t`XPO, open` }}
      exportHref={`${host.api.baseUrl}${withQuery('/api/v1/claims/export', filter)}`}
      empty={<EmptyState title={i18n._(title)}>{i18n._(text)}</EmptyState>}
      onClearFilters={isNarrowed ? () => setSearch(view === 'all' ? {} : { view }, { replace: true }) : undefined}
      hasMore={claims.data?.nextCursor != null}
      pager={<Pager pages={pages} nextCursor={claims.data?.nextCursor ?? null} isBusy={claims.isPlaceholderData} />}
    />
  );
}
