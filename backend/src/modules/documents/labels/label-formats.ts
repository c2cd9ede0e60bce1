import { LETTER, type PageSize } from '../pdf/pdf-document.js';
import type { LabelPrint } from './label-content.js';

const INCH = 72;

/** Heights of the sections of a label, from top to bottom, in points. */
export interface LabelHeights {
  from: number;
  to: number;
  facts: number;
  pro: number;
  unit: number;
}

/** Positions of labels on a page, in points. */
export interface LabelFormat {
  page: PageSize;
  /** Left and top position of each label. */
  places: readonly { x: number; y: number }[];
  width: number;
  /** Largest font size; the others are proportional. */
  size: number;
  heights: LabelHeights;
}

/** Margin for the unprintable area and cutting tolerance. */
const INSET = 8;
/** Avery 5164 and compatible: 4 by 3 1/3 inches, two per row, 3/16 inch between the columns, half an inch at top and bottom. */
const AVERY = {
  left: 0.15625 * INCH,
  top: 0.5 * INCH,
  columnPitch: 4.1875 * INCH,
  rowPitch: (10 / 3) * INCH,
  columns: 2,
  rows: 3,
} as const;

export const LABEL_FORMATS: Readonly<Record<LabelPrint['format'], LabelFormat>> = {
  '4x6': {
    page: { width: 4 * INCH, height: 6 * INCH },
    places: [{ x: INSET, y: INSET }],
    width: 4 * INCH - 2 * INSET,
    size: 14,
    heights: { from: 58, to: 84, facts: 60, pro: 78, unit: 136 },
  },
  avery: {
    page: LETTER,
    places: Array.from({ length: AVERY.columns * AVERY.rows }, (_, index) => ({
      x: AVERY.left + (index % AVERY.columns) * AVERY.columnPitch + INSET,
      y: AVERY.top + Math.floor(index / AVERY.columns) * AVERY.rowPitch + INSET,
    })),
    width: 4 * INCH - 2 * INSET,
    size: 10,
    heights: { from: 38, to: 50, facts: 32, pro: 40, unit: 64 },
  },
};
