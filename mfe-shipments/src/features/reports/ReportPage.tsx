import { isForbidden, QueryBoundary, SavedViews, useRemote, useTitle } from '@lading/mfe-kit';
import {
  Anchor,
  Button,
  EmptyState,
  ForbiddenState,
  IconDownload,
  Menu,
  NotFound,
  Page,
  PageHeader,
  Text,
  Group,
  withValue,
} from '@lading/ui';
import { Link, Navigate, useParams, useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportPath, withQuery } from '../../shared/report-paths';
import type { ReportDefinition } from './report-columns';
import { REPORTS } from './report-definitions';
import { filterOf, type ReportFilter } from './report-filter';
import { reportQueries } from './report-queries';
import { ReportFigures } from './ReportFigures';
import { ReportFilters } from './ReportFilters';
import { ReportTabs } from './ReportTabs';
import { useToday } from './use-today';

/** Name of the report in the query of a saved view. */
const SAVED = 'report';

/** The report that the address names; the query of a saved view leads to its report. */
export function ReportPage() {
  const { host } = useRemote();
  const { name } = useParams();
  const [search] = useSearchParams();
  const saved = REPORTS.find((known) => known.name === search.get(SAVED));
  const reports = REPORTS.filter(({ hasMoney }) => !hasMoney || host.session.can('spend.read'));
  const report = REPORTS.find((known) => known.name === name);
  if (saved !== undefined && saved !== report) return <Navigate to={`${reportPath(saved.name)}?${search}`} replace />;
  if (report === undefined) return <NotFound />;
  if (!reports.includes(report)) return <ForbiddenState />;
  return <Report key={report.name} report={report} reports={reports} />;
}

interface ReportProps {
  report: ReportDefinition;
  reports: readonly ReportDefinition[];
}

function Report({ report, reports }: ReportProps) {
  const { api } = useRemote();
  const [search] = useSearchParams();
  const today = useToday();
  const filter = filterOf(search, report, today);
  const figures = useQuery(reportQueries.report(api, filter));
  useTitle(i18n._(report.label));
  if (isForbidden(figures.error)) return <ForbiddenState />;
  return (
    <Page name="report" ready={!figures.isPending} isWide>
      <PageHeader
        title={i18n._(report.label)}
        tabs={<ReportTabs current={report.name} reports={reports} />}
        action={
          <Group gap="xs" wrap="nowrap">
            <SavedViews
              area="reports"
              allLabel={t`Without filters`}
              example={t`Spend by lane, last month`}
              layout={{ addTo: (query) => withValue(withValue(query, SAVED, report.name), 'by', filter.by) }}
            />
            <ExportMenu filter={filter} />
          </Group>
        }
      />
      <ReportFilters report={report} filter={filter} />
      <Text size="sm" c="dimmed">
        {i18n._(report.definition)}
      </Text>
      <QueryBoundary query={figures} loading={t`Loading report`} failed={t`The report could not be loaded`} rows={8}>
        {(data) =>
          data.rows.length === 0 ? <NoFigures /> : <ReportFigures report={report} filter={filter} data={data} />
        }
      </QueryBoundary>
    </Page>
  );
}

/** The table of the page as a file. */
function ExportMenu({ filter }: { filter: ReportFilter }) {
  const { host } = useRemote();
  const href = (format?: 'xlsx') => `${host.api.baseUrl}${withQuery('/api/v1/reports/export', { ...filter, format })}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />}>
          <Trans>Export</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={href()} download>
          <Trans>Export CSV</Trans>
        </Menu.Item>
        <Menu.Item component="a" href={href('xlsx')} download>
          <Trans>Export XLSX</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const NoFigures = () => (
  <EmptyState
    title={t`No shipments in this period`}
    action={
      <Anchor component={Link} to="?period=12-months">
        <Trans>Show the last 12 months</Trans>
      </Anchor>
    }
  >
    <Trans>A booked shipment counts on its pickup date, within minutes. Choose a longer period or fewer filters.</Trans>
  </EmptyState>
);
