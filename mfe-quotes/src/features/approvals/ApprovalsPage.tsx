import { paths } from '@lading/mfe-contract';
import { ListPage, ShowMore, TabLinks, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { approvalQueries, type ApprovalView } from '../../shared/api/approvals';
import { approvalColumns } from './approval-columns';
import { Delegations } from './Delegations';

/** Bookings that wait for approval, those that were decided, and the user's delegations. */
export function ApprovalsPage() {
  const { api } = useRemote();
  const [search] = useSearchParams();
  const view: ApprovalView = search.get('view') === 'decided' ? 'decided' : 'pending';
  const approvals = useInfiniteQuery(approvalQueries.list(api, view));
  return (
    <ListPage
      name="approvals"
      title={t`Approvals`}
      tabs={<Views view={view} />}
      action={<Delegations />}
      columns={approvalColumns(view)}
      rows={approvals.data?.pages.flatMap(({ items }) => items) ?? []}
      rowId={({ id }) => id}
      rowName={({ quoteNumber }) => quoteNumber}
      query={approvals}
      empty={<NoApprovals view={view} />}
      hasMore={approvals.hasNextPage}
      pager={<ShowMore query={approvals} />}
    />
  );
}

function Views({ view }: { view: ApprovalView }) {
  return (
    <TabLinks
      label={t`Views`}
      tabs={[
        { to: paths.approvals(), label: t`Pending`, current: view === 'pending' },
        { to: `${paths.approvals()}?view=decided`, label: t`Decided`, current: view === 'decided' },
      ]}
    />
  );
}

function NoApprovals({ view }: { view: ApprovalView }) {
  if (view === 'decided') {
    return (
      <EmptyState title={t`No decisions yet`}>
        <Trans>Approved, rejected, withdrawn and expired requests are listed here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Nothing to approve`} action={<RulesOrQuotes />}>
      <Trans>Bookings that an approval rule of the company holds are listed here.</Trans>
    </EmptyState>
  );
}

/** The rules for those who may change them, else the quotes. */
function RulesOrQuotes() {
  const { host } = useRemote();
  if (host.session.can('approval.configure'))
    return (
      <Button component={Link} to={`${paths.company()}/approval-rules`} variant="default">
        <Trans>Edit approval rules</Trans>
      </Button>
    );
  return (
    <Button component={Link} to={paths.quotes()} variant="default">
      <Trans>Show all quotes</Trans>
    </Button>
  );
}
