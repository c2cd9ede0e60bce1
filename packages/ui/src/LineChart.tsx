import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ChartProps } from './ChartFigure';

const LineChartView = lazy(() => import('./LineChartView'));

const HEIGHT = 280;

/** Values over time as lines; the axis does not begin at zero. Its code loads when the component is first shown. Show the same values in a table. */
export function LineChart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton height={HEIGHT} />}>
      <LineChartView {...props} height={HEIGHT} />
    </Suspense>
  );
}
