import { type Column, DataTable, useRemote } from '@lading/mfe-kit';
import { LineChart, Text, Title } from '@lading/ui';
import { t, msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { changeText } from './report-change';
import { figureText, type ReportRow } from './report-figures';
import { monthText } from './report-names';
import { reportQueries } from './report-queries';
import { dieselIndexOf, priceTrend, type TrendMonth } from './price-trend';
import classes from './report.module.css';

interface PriceTrendProps {
  /** Months of one currency, in order. */
  rows: readonly ReportRow[];
  fileName: string;
}

/** The price of a shipment by month beside the price of diesel, for whoever may see tariffs; nothing without diesel prices. */
export function PriceTrend({ rows, fileName }: PriceTrendProps) {
  const { host, api } = useRemote();
  const fuel = useQuery({ ...reportQueries.fuelPrices(api), enabled: host.session.can('tariff.read') });
  const prices = fuel.data?.items ?? [];
  const index = dieselIndexOf(prices);
  const months = priceTrend(rows, prices);
  if (months.length === 0) return null;
  return (
    <section aria-labelledby="price-trend" className={classes.trend}>
      <Title order={2} size="h4" id="price-trend">
        <Trans>Price trend against diesel</Trans>
      </Title>
      <Text size="sm" c="dimmed">
        <Trans>
          Average booked total per shipment, and average price of the diesel index {index} in the same month. 100% is
          the first month with both. Choose a lane, so that the same freight is compared.
        </Trans>
      </Text>
      <div className={classes.chart}>
        <LineChart
          label={t`Chart: Price trend against diesel`}
          series={[
            { id: 'price', label: t`Per shipment`, tone: 'primary' },
            { id: 'diesel', label: t`Diesel`, tone: 'attention' },
          ]}
          rows={months.map(({ month, priceShare, dieselShare }) => ({
            label: monthText(month),
            values: { price: priceShare, diesel: dieselShare },
          }))}
          format={(value) => figureText(value, 'rate', '')}
          picture={{ label: t`Save chart as PNG`, fileName }}
        />
      </div>
      <DataTable
        caption={t`Price trend against diesel`}
        columns={columnsOf(rows[0]!.currency, months)}
        rows={months}
        rowId={({ month }) => month}
      />
    </section>
  );
}

function columnsOf(currency: string, months: readonly TrendMonth[]): Column<TrendMonth>[] {
  const changeOf = (month: TrendMonth, value: (of: TrendMonth) => number | null) => {
    const before = months[months.indexOf(month) - 1];
    return (before && changeText(value(month), value(before), 'money')) ?? '–';
  };
  return [
    { id: 'month', header: msg`Month`, cell: ({ month }) => monthText(month) },
    {
      id: 'price',
      header: msg`Per shipment`,
      align: 'right',
      cell: ({ perShipment }) => figureText(Math.round(perShipment), 'money', currency),
    },
    {
      id: 'price-change',
      header: msg`Change`,
      align: 'right',
      cell: (month) => changeOf(month, ({ perShipment }) => perShipment),
    },
    {
      id: 'diesel',
      header: msg`Diesel, $ per gallon`,
      align: 'right',
      cell: ({ diesel }) => (diesel === null ? '–' : diesel.toFixed(3)),
    },
    {
      id: 'diesel-change',
      header: msg`Change of diesel`,
      align: 'right',
      cell: (month) => changeOf(month, ({ diesel }) => diesel),
    },
    { id: 'shipments', header: msg`Shipments`, align: 'right', cell: ({ shipments }) => shipments },
  ];
}
