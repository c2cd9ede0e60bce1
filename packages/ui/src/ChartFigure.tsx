import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { ActionIcon } from '@mantine/core';
import { IconPhotoDown } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import classes from './chart.module.css';
import { chartPicture } from './chart-picture';
import { saveFile } from './save-file';

/** Bars or a line of one color. */
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

/** What every chart shows. */
export interface ChartProps {
  /** Accessible name. */
  label: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  format(value: number): string;
  /** Name of the button that downloads the chart as a picture, and of the file, without extension. */
  picture?: { label: string; fileName: string };
}

const COLORS: Record<ChartSeries['tone'], string> = {
  primary: 'var(--mantine-primary-color-filled)',
  neutral: 'var(--chart-neutral)',
  attention: 'var(--mantine-color-amber-5)',
};
const CATEGORY = 'category';

/** Rows, series and texts as charts of Mantine take them. */
export const chartData = ({ label, series, rows, format }: ChartProps) => ({
  data: rows.map(({ label: category, values }) => ({ [CATEGORY]: category, ...values })),
  dataKey: CATEGORY,
  series: series.map(({ id, label: name, tone }) => ({ name: id, label: name, color: COLORS[tone] })),
  withLegend: series.length > 1,
  legendProps: { verticalAlign: 'top', height: 32 } as const,
  valueFormatter: format,
  accessibility: { accessibilityLayer: true, title: label },
});

interface ChartFigureProps extends Pick<ChartProps, 'label' | 'series' | 'picture'> {
  isChoosable?: boolean;
  children: ReactNode;
}

/** A chart with the button that downloads it. */
export function ChartFigure({ label, series, picture, isChoosable = false, children }: ChartFigureProps) {
  const figure = useRef<HTMLElement>(null);
  return (
    <figure aria-label={label} ref={figure} className={classes.figure} data-choosable={isChoosable || undefined}>
      {children}
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
  const shapes = drawing.querySelectorAll('.recharts-bar, .recharts-line');
  const colors = series.map(({ label }, index) => {
    const shape = shapes[index]?.querySelector('path');
    return { label, color: shape ? colorOf(shape) : 'transparent' };
  });
  saveFile(`${fileName}.png`, await chartPicture(drawing, title, colors));
}

/** A bar is filled, a line is not. */
function colorOf(shape: SVGPathElement): string {
  const { fill, stroke } = getComputedStyle(shape);
  return fill === 'none' ? stroke : fill;
}
