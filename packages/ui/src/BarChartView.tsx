import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPhotoDown } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './bar-chart.module.css';
import { chartPicture } from './chart-picture';
import { saveFile } from './save-file';

/** Bars of one color. */
export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  label: string;
  /** Emphasis: what the chart is about, what it is compared with, or a third. */
  tone: 'primary' | 'neutral' | 'attention';
}

export interface ChartRow {
  label: string;
  /** Value per id of a series; null without one. */
  values: Readonly<Record<string, number | null>>;
}

export interface BarChartProps {
  /** Accessible name. */
  label: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** Categories are points in time, from left to right; others are listed from top to bottom. */
  isTime?: boolean;
  format(value: number): string;
  /** Called with the number of the chosen row. Offer the same in the table. */
  onChoose?(index: number): void;
  /** Name of the button that downloads the chart as a picture, and of the file, without extension. */
  picture?: { label: string; fileName: string };
}

const COLORS: Record<ChartSeries['tone'], string> = {
  primary: 'var(--mantine-primary-color-filled)',
  neutral: 'var(--chart-neutral)',
  attention: 'var(--mantine-color-amber-5)',
};
const CATEGORY = 'category';
const NAME_WIDTH = { wide: 180, phone: 104 };

/** Loaded by `BarChart`. */
export default function BarChartView(props: BarChartProps & { height: number }) {
  const { label, series, rows, isTime, format, onChoose, picture, height } = props;
  const figure = useRef<HTMLElement>(null);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <figure aria-label={label} ref={figure} className={classes.figure} data-choosable={onChoose ? true : undefined}>
      <BarChart
        h={height}
        data={rows.map(({ label: category, values }) => ({ [CATEGORY]: category, ...values }))}
        dataKey={CATEGORY}
        series={series.map(({ id, label: name, tone }) => ({ name: id, label: name, color: COLORS[tone] }))}
        orientation={isTime ? 'horizontal' : 'vertical'}
        withLegend={series.length > 1}
        legendProps={{ verticalAlign: 'top', height: 32 }}
        gridAxis={isTime ? 'x' : 'y'}
        valueFormatter={format}
        xAxisProps={{ interval: 'preserveStartEnd' }}
        yAxisProps={isTime ? { width: 88 } : { width: isPhone ? NAME_WIDTH.phone : NAME_WIDTH.wide, interval: 0 }}
        maxBarWidth={28}
        barProps={{ isAnimationActive: false, radius: 2 }}
        barChartProps={{
          accessibilityLayer: true,
          title: label,
          onClick: ({ activeIndex }) => {
            if (activeIndex !== null && activeIndex !== undefined) onChoose?.(Number(activeIndex));
          },
        }}
      />
      {picture && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.picture}
          aria-label={picture.label}
          title={picture.label}
          onClick={() => void savePicture(figure.current!, label, series, picture.fileName)}
        >
          <IconPhotoDown size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </figure>
  );
}

async function savePicture(
  figure: HTMLElement,
  title: string,
  series: readonly ChartSeries[],
  fileName: string,
): Promise<void> {
  const drawing = figure.querySelector<SVGSVGElement>('.recharts-wrapper > svg')!;
  const bars = drawing.querySelectorAll('.recharts-bar');
  const colors = series.map(({ label }, index) => {
    const bar = bars[index]?.querySelector('path');
    return { label, color: bar ? getComputedStyle(bar).fill : 'transparent' };
  });
  saveFile(`${fileName}.png`, await chartPicture(drawing, title, colors));
}
