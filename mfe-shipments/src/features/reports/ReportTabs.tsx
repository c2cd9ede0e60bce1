import { TabLinks } from '@lading/mfe-kit';
import { paths } from '@lading/mfe-contract';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { reportPath } from '../../shared/report-paths';
import type { ReportDefinition } from './report-columns';

/** Filters that a user takes along to another report. */
const KEPT = ['period', 'from', 'to', 'carrier', 'mode'];
/** The tab of saved and mailed reports. */
export const SAVED_TAB = 'saved';

interface ReportTabsProps {
  /** Name of the report, or `SAVED_TAB`. */
  current: string;
  reports: readonly ReportDefinition[];
}

/** Overview, saved reports, and the reports with the same period, carrier and mode. */
export function ReportTabs({ current, reports }: ReportTabsProps) {
  const [search] = useSearchParams();
  const kept = Object.fromEntries(KEPT.map((name) => [name, search.get(name) ?? undefined]));
  const tabs = reports.map(({ name, label }) => ({
    to: reportPath(name, kept),
    label: i18n._(label),
    current: name === current,
  }));
  const overview = { to: paths.reports(), label: t`Overview`, current: false };
  const saved = {
    to: paths.savedReports(),
    label: t({ context: 'view', message: 'Saved' }),
    current: current === SAVED_TAB,
  };
  return <TabLinks label={t`Reports`} tabs={[overview, saved, ...tabs]} />;
}
