import { LoadFailure, useRemote, useTitle } from '@lading/mfe-kit';
import { Anchor, Page, PageHeader, Text, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { reportPath } from '../../shared/report-paths';
import { REPORTS } from './report-definitions';
import { datesOf } from './report-filter';
import { reportQueries } from './report-queries';
import { ReportHeadline } from './ReportHeadline';
import { useToday } from './use-today';
import classes from './report.module.css';

/** The reports that the user may see, each with what it answers and its headline of the last 90 days. */
export function ReportsPage() {
  const { host, api } = useRemote();
  const today = useToday();
  const months = useQuery(reportQueries.report(api, { by: 'month', ...datesOf('90-days', today) }));
  useTitle(t`Reports`);
  const reports = REPORTS.filter(({ hasMoney }) => !hasMoney || host.session.can('spend.read'));
  return (
    <Page name="reports" ready={!months.isPending}>
      <PageHeader
        title={t`Reports`}
        description={t`Figures of your shipments by pickup date. They follow the shipments within minutes.`}
      />
      {months.isError && (
        <LoadFailure
          error={months.error}
          title={t`The figures could not be loaded`}
          onRetry={() => void months.refetch()}
        >
          {t`You can still open the reports.`}
        </LoadFailure>
      )}
      <ul className={classes.reports}>
        {reports.map((report) => (
          <li key={report.name} className={classes.card}>
            <Title order={2} size="h4">
              <Anchor component={Link} to={reportPath(report.name)} inherit className={classes.cardLink}>
                {i18n._(report.label)}
              </Anchor>
            </Title>
            <Text size="sm">{i18n._(report.summary)}</Text>
            <ReportHeadline report={report} rows={months.data?.rows ?? []} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
