import { Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReportDefinition } from './report-columns';
import { currenciesOf, figureText, mergedRows, type ReportRow, sumOf } from './report-figures';
import classes from './report.module.css';

/** First figure of a report over all its shipments. Causes and days in transit are not in the figures by month. */
export function ReportHeadline({ report, rows }: { report: ReportDefinition; rows: readonly ReportRow[] }) {
  const { groups, columns, hasMoney } = report;
  if (!groups.includes('month')) return null;
  const ofCurrency = hasMoney ? rows.filter(({ currency }) => currency === currenciesOf(rows)[0]) : mergedRows(rows);
  const total = sumOf(ofCurrency);
  const [main] = columns;
  const value = total && main.value(total, total);
  if (total === null || value === null) return null;
  return (
    <div className={classes.headline}>
      <span className={classes.value}>{figureText(value, main.unit, total.currency)}</span>
      <Text span size="xs" c="dimmed">
        <Trans>{i18n._(main.label)}, last 90 days</Trans>
      </Text>
    </div>
  );
}
