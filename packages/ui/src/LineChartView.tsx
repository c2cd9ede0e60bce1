import { LineChart } from '@mantine/charts';
import { chartData, ChartFigure, type ChartProps } from './ChartFigure';

/** Loaded by `LineChart`. */
export default function LineChartView({ height, ...props }: ChartProps & { height: number }) {
  const { accessibility, ...data } = chartData(props);
  return (
    <ChartFigure {...props}>
      <LineChart
        {...data}
        h={height}
        curveType="linear"
        withDots={props.rows.length <= 31}
        connectNulls
        gridAxis="x"
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 24 }}
        yAxisProps={{ width: 'auto', domain: ['auto', 'auto'] }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={accessibility}
      />
    </ChartFigure>
  );
}
