import { BarChart } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReportColumn, ReportDefinition } from './report-columns';
import { figureText, type ReportRow } from './report-figures';
import { listOf, type ReportFilter } from './report-filter';
import { nameOf } from './report-names';
import classes from './report.module.css';

/** More bars than this are only in the table. */
const MOST_ROWS = 12;
const BEFORE = 'before';
const TONES = ['primary', 'neutral', 'attention'] as const;

interface ReportChartProps {
  report: ReportDefinition;
  filter: ReportFilter;
  rows: readonly ReportRow[];
  /** Sums of all rows, also of those that are not shown. */
  total: ReportRow;
  previous: readonly ReportRow[];
  /** The currency of the rows, if there are others. */
  currency: string | undefined;
}

/** The main figures of the table as bars, a single one with that of the period before. A bar leads to its shipments, as its row does. */
export function ReportChart({ report, filter, rows, total, previous, currency }: ReportChartProps) {
  const navigate = useNavigate();
  const isTime = filter.by === 'month' || filter.by === 'day';
  const shown = isTime ? rows : rows.slice(0, MOST_ROWS);
  const columns = report.charted.map((id) => report.columns.find((column) => column.id === id)!);
  const [main] = columns as [ReportColumn];
  const before = new Map(previous.map((row) => [row.code, row]));
  const hasBefore = columns.length === 1 && !isTime && previous.length > 0;
  const valueOf = (column: ReportColumn, row: ReportRow | undefined) => (row ? column.value(row, total) : null);
  const series = columns.map(({ id, label }, index) => ({ id, label: i18n._(label), tone: TONES[index]! }));
  const lists = shown.map((row) => listOf(row, filter, report, currency));
  const format = (value: number) => figureText(value, main.unit, rows[0]!.currency);
  return (
    <div className={classes.chart}>
      <BarChart
        label={t`Chart: ${i18n._(report.label)}`}
        series={hasBefore ? [...series, { id: BEFORE, label: t`Period before`, tone: 'neutral' as const }] : series}
        rows={shown.map((row) => ({
          label: nameOf(row, filter.by),
          values: {
            ...Object.fromEntries(columns.map((column) => [column.id, valueOf(column, row)])),
            ...(hasBefore && { [BEFORE]: valueOf(main, before.get(row.code)) }),
          },
        }))}
        isTime={isTime || filter.by === 'transit'}
        format={format}
        picture={{ label: t`Save chart as PNG`, fileName: `${report.name}-${filter.from}-${filter.to}` }}
        onChoose={
          lists.some((to) => to !== null)
            ? (index) => {
                const to = lists[index];
                if (to) void navigate(to);
              }
            : undefined
        }
      />
      {shown.length < rows.length && (
        <p className={classes.more}>
          <Trans>
            The first {shown.length} of {rows.length}. All are in the table.
          </Trans>
        </p>
      )}
    </div>
  );
}
