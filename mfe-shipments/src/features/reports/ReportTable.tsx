import { type Column, DataTable, useSortedRows } from '@lading/mfe-kit';
import { Anchor } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { changeText, isBetter } from './report-change';
import type { ReportDefinition } from './report-columns';
import { figureText, type ReportRow } from './report-figures';
import { listOf, type ReportFilter } from './report-filter';
import { GROUP_NAMES, nameOf } from './report-names';
import classes from './report.module.css';

interface ReportTableProps {
  report: ReportDefinition;
  filter: ReportFilter;
  rows: readonly ReportRow[];
  /** Sums of all rows, also of those that are not shown. */
  total: ReportRow;
  previous: readonly ReportRow[];
  pastTotal: ReportRow | null;
  /** The currency of the rows, if there are others. */
  currency: string | undefined;
}

/** Figures by group, the first one with that of the period before. */
export function ReportTable(props: ReportTableProps) {
  const { report, rows } = props;
  const columns = useColumns(props);
  const sorted = useSortedRows(rows, columns);
  return (
    <DataTable
      caption={i18n._(report.label)}
      columns={columns}
      rows={sorted.rows}
      sort={sorted.sort}
      rowId={({ code }) => code}
    />
  );
}

function useColumns(props: ReportTableProps): Column<ReportRow>[] {
  const { report, filter, total, previous, pastTotal, currency } = props;
  const [main] = report.columns;
  const before = new Map(previous.map((row) => [row.code, row]));
  const pastOf = ({ code }: ReportRow): number | null => {
    const past = before.get(code);
    return past === undefined || pastTotal === null ? null : main.value(past, pastTotal);
  };
  const isOfTime = filter.by === 'month' || filter.by === 'day';
  return [
    {
      id: 'name',
      header: GROUP_NAMES[filter.by],
      sortValue: (row) => (filter.by === 'transit' ? Number(row.code) : isOfTime ? row.code : nameOf(row, filter.by)),
      cell: (row) => <RowName row={row} filter={filter} report={report} currency={currency} />,
    },
    ...report.columns.map(({ id, label, unit, value, counted }): Column<ReportRow> => ({
      id,
      header: label,
      align: 'right',
      sortValue: (row) => value(row, total),
      cell: (row) => {
        const text = figureText(value(row, total), unit, row.currency);
        const to = counted && value(row, total) ? listOf(row, filter, { counted }, currency) : null;
        return to === null ? (
          text
        ) : (
          <Anchor
            component={Link}
            to={to}
            size="sm"
            className={classes.count}
            aria-label={`${nameOf(row, filter.by)}, ${i18n._(label)}: ${text}`}
          >
            {text}
          </Anchor>
        );
      },
    })),
    ...(isOfTime
      ? []
      : [
          {
            id: 'before',
            header: msg`Period before`,
            align: 'right' as const,
            sortValue: pastOf,
            cell: (row: ReportRow) => {
              const past = pastOf(row);
              const now = main.value(row, total);
              return (
                <span className={classes.past}>
                  {figureText(past, main.unit, row.currency)}
                  <span className={classes.change} data-better={isBetter(now, past, main)}>
                    {changeText(now, past, main.unit)}
                  </span>
                </span>
              );
            },
          },
        ]),
  ];
}

interface RowNameProps {
  row: ReportRow;
  filter: ReportFilter;
  report: ReportDefinition;
  currency: string | undefined;
}

/** Leads to the shipments of the row, and from a lane or location to its months. */
function RowName({ row, filter, report, currency }: RowNameProps) {
  const [search] = useSearchParams();
  const to = listOf(row, filter, report, currency);
  const name = nameOf(row, filter.by);
  const months = new URLSearchParams(search);
  months.set('by', 'month');
  months.set(filter.by, row.code);
  return (
    <span className={classes.name}>
      {to === null ? (
        name
      ) : (
        <Anchor component={Link} to={to} size="sm">
          {name}
        </Anchor>
      )}
      {(filter.by === 'lane' || filter.by === 'location') && (
        <Anchor
          component={Link}
          to={`?${months}`}
          size="xs"
          className={classes.months}
          aria-label={t`${name} by month`}
        >
          <Trans>by month</Trans>
        </Anchor>
      )}
    </span>
  );
}
