import type { components } from '@lading/api-client';
import { formatNumber, SegmentedControl, Text } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { useSetFilters } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReportColumn, ReportDefinition } from './report-columns';
import { currenciesOf, figureText, mergedRows, type ReportGroup, type ReportRow, sumOf } from './report-figures';
import type { ReportFilter } from './report-filter';
import { PriceTrend } from './PriceTrend';
import { ReportChart } from './ReportChart';
import { ReportTable } from './ReportTable';
import { changeText, isBetter } from './report-change';
import classes from './report.module.css';

interface ReportFiguresProps {
  report: ReportDefinition;
  filter: ReportFilter;
  data: components['schemas']['ReportDto'];
}

/** Headline, chart and table of a report, with the period before. Money is shown in one currency at a time. */
export function ReportFigures({ report, filter, data }: ReportFiguresProps) {
  const [search] = useSearchParams();
  const set = useSetFilters();
  const currencies = report.hasMoney ? currenciesOf(data.totals) : [];
  const currency = currencies.find((known) => known === search.get('currency')) ?? currencies[0];
  const ofReport = (rows: readonly ReportRow[]) =>
    currency === undefined ? mergedRows(rows) : rows.filter((row) => row.currency === currency);
  const rows = sortedRows(ofReport(data.rows), filter.by, report);
  const total = sumOf(ofReport(data.totals));
  if (total === null) return null;
  const shown = {
    report,
    filter,
    rows,
    total,
    previous: ofReport(data.previous),
    pastTotal: sumOf(ofReport(data.previousTotals)),
    currency: currencies.length > 1 ? currency : undefined,
  };
  return (
    <>
      {currencies.length > 1 && (
        <SegmentedControl
          aria-label={t`Currency`}
          className={classes.currency}
          data={currencies}
          value={currency}
          onChange={(value) => set({ currency: value })}
        />
      )}
      <Headlines report={report} by={filter.by} total={total} before={shown.pastTotal} />
      <ReportChart {...shown} />
      {data.rows.length < data.rowCount && <Rest shown={data.rows.length} all={data.rowCount} />}
      <ReportTable {...shown} />
      {report.hasPriceTrend && filter.by === 'month' && (
        <PriceTrend rows={rows} fileName={`price-trend-${filter.from}-${filter.to}`} />
      )}
    </>
  );
}

/** What the table leaves out. */
function Rest({ shown, all }: { shown: number; all: number }) {
  const [rows, rowCount] = [formatNumber(shown, 0), formatNumber(all, 0)];
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        The table has the {rows} rows with the most shipments, of {rowCount}. The totals and the export have all.
      </Trans>
    </Text>
  );
}

/** Groups in which a shipment can be in several rows, so that numbers of shipments do not add up. */
const OF_PARTS: readonly ReportGroup[] = ['accessorial', 'cost_center'];
const OF_SHIPMENTS = ['shipments', 'average'];

interface HeadlinesProps {
  report: ReportDefinition;
  by: ReportGroup;
  total: ReportRow;
  before: ReportRow | null;
}

/** The figures of all rows together, against the period before. */
function Headlines({ report: { columns }, by, total, before }: HeadlinesProps) {
  return (
    <dl className={classes.headlines}>
      {columns
        .filter(({ id }) => id !== 'share' || columns.length > 4)
        .filter(({ id }) => !OF_PARTS.includes(by) || !OF_SHIPMENTS.includes(id))
        .map((column) => (
          <div key={column.id} className={classes.figure}>
            <dt>{i18n._(column.label)}</dt>
            <dd className={classes.value}>{figureText(column.value(total, total), column.unit, total.currency)}</dd>
            <Comparison column={column} total={total} before={before} />
          </div>
        ))}
    </dl>
  );
}

interface ComparisonProps {
  column: ReportColumn;
  total: ReportRow;
  before: ReportRow | null;
}

function Comparison({ column, total, before }: ComparisonProps) {
  const now = column.value(total, total);
  const past = before && column.value(before, before);
  const change = changeText(now, past, column.unit);
  const pastText = figureText(past, column.unit, total.currency);
  return (
    <dd className={classes.change}>
      {change && <span data-better={isBetter(now, past, column)}>{change} </span>}
      <Text span size="xs" c="dimmed">
        {past === null ? <Trans>No figures in the period before</Trans> : <Trans>before: {pastText}</Trans>}
      </Text>
    </dd>
  );
}

/** In order of time or days, otherwise the largest first. */
function sortedRows(
  rows: readonly ReportRow[],
  by: ReportGroup,
  { columns: [main], charted, columns }: ReportDefinition,
): ReportRow[] {
  if (by === 'day' || by === 'month') return rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  if (by === 'transit') return rows.toSorted((a, b) => Number(a.code) - Number(b.code));
  const size =
    main.unit === 'rate' ? (row: ReportRow) => row.shipments : columns.find(({ id }) => charted.includes(id))!.value;
  return rows.toSorted((a, b) => (size(b, b) ?? 0) - (size(a, a) ?? 0));
}
