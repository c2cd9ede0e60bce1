import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { BarChartProps } from './BarChartView';

const BarChartView = lazy(() => import('./BarChartView'));

/** Height of a chart, in pixels. */
const chartHeight = ({ rows, series, isTime }: Pick<BarChartProps, 'rows' | 'series' | 'isTime'>): number =>
  isTime ? 280 : 48 + rows.length * (12 + 14 * series.length);

/** Bars by category, with the values at the pointer and at the arrow keys. Its code loads when the component is first shown. Show the same values in a table. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton height={chartHeight(props)} />}>
      <BarChartView {...props} height={chartHeight(props)} />
    </Suspense>
  );
}
