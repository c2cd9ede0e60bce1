import { BarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import { chartData, ChartFigure, type ChartProps } from './ChartFigure';

export interface BarChartProps extends ChartProps {
  /** Categories are points in time, from left to right; others are listed from top to bottom. */
  isTime?: boolean;
  /** Called with the number of the chosen row. Offer the same in the table. */
  onChoose?(index: number): void;
}

const NAME_WIDTH = { wide: 180, phone: 104 };

/** Loaded by `BarChart`. */
export default function BarChartView({ isTime, onChoose, height, ...props }: BarChartProps & { height: number }) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { accessibility, ...data } = chartData(props);
  return (
    <ChartFigure {...props} isChoosable={onChoose !== undefined}>
      <BarChart
        {...data}
        h={height}
        orientation={isTime ? 'horizontal' : 'vertical'}
        gridAxis={isTime ? 'x' : 'y'}
        xAxisProps={{ interval: 'preserveStartEnd' }}
        yAxisProps={isTime ? { width: 'auto' } : { width: isPhone ? NAME_WIDTH.phone : NAME_WIDTH.wide, interval: 0 }}
        maxBarWidth={28}
        barProps={{ isAnimationActive: false, radius: 2 }}
        barChartProps={{
          ...accessibility,
          onClick: ({ activeIndex }) => {
            if (activeIndex !== null && activeIndex !== undefined) onChoose?.(Number(activeIndex));
          },
        }}
      />
    </ChartFigure>
  );
}
