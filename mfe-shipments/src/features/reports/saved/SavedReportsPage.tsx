import { QueryBoundary, useRemote, useTitle } from '@lading/mfe-kit';
import { paths } from '@lading/mfe-contract';
import { Anchor, EmptyState, Page, PageHeader, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { REPORTS } from '../report-definitions';
import { ReportTabs, SAVED_TAB } from '../ReportTabs';
import { MailingTable } from './MailingTable';
import { mailingQueries } from './mailings';
import { SavedReportTable } from './SavedReportTable';

/** The user's saved reports, those that members share, and those that are mailed. */
export function SavedReportsPage() {
  const { api, host } = useRemote();
  const saved = useQuery(mailingQueries.saved(api));
  const mailings = useQuery(mailingQueries.list(api));
  useTitle(t`Saved reports`);
  const reports = REPORTS.filter(({ hasMoney }) => !hasMoney || host.session.can('spend.read'));
  return (
    <Page name="saved-reports" ready={!saved.isPending && !mailings.isPending} isWide>
      <PageHeader
        title={t`Saved reports`}
        description={t`Your saved reports and those that members share. A saved report can be mailed on a schedule.`}
        tabs={<ReportTabs current={SAVED_TAB} reports={reports} />}
      />
      <QueryBoundary query={saved} loading={t`Loading reports`} failed={t`The reports could not be loaded`}>
        {(rows) => (rows.length === 0 ? <NothingSaved /> : <SavedReportTable rows={rows} />)}
      </QueryBoundary>
      <QueryBoundary query={mailings} loading={t`Loading schedules`} failed={t`The schedules could not be loaded`}>
        {({ items }) =>
          items.length > 0 && (
            <>
              <Title order={2} size="h3">
                <Trans>Mailed reports</Trans>
              </Title>
              <MailingTable rows={items} />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

const NothingSaved = () => (
  <EmptyState
    title={t`No saved reports yet`}
    action={
      <Anchor component={Link} to={paths.reports()}>
        <Trans>Choose a report</Trans>
      </Anchor>
    }
  >
    <Trans>Open a report, choose its filters, and save them under “Views”.</Trans>
  </EmptyState>
);
