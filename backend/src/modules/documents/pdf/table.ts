import type { Message } from '../../../messages/message.js';
import type { Sheet, TextStyle } from './sheet.js';

/** A column of a table. Widths are in points. */
export interface Column {
  /** Lines of the heading. */
  title: readonly string[];
  width: number;
  align: 'left' | 'center' | 'right';
}

/** A line of text in a cell. */
export interface CellLine {
  text: string;
  bold?: boolean;
}

/** Lines of each cell, in the order of the columns. */
export type TableRow = readonly (readonly CellLine[])[];

export const LINE_HEIGHT = 8.2;
const TEXT_SIZE = 7;
const HEAD_SIZE = 5.5;
const PADDING = 2;

/** A column whose heading is wrapped to three lines at most. */
export function column(sheet: Sheet, title: Message, width: number, align: Column['align']): Column {
  return { title: sheet.wrap(sheet.write(title), width - 2, { size: HEAD_SIZE, bold: true }, 3), width, align };
}

/** A ruled table whose cells never overlap. */
export class Table {
  readonly width: number;
  readonly headHeight: number;

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: readonly Column[],
  ) {
    this.width = columns.reduce((sum, column) => sum + column.width, 0);
    this.headHeight = 3 + 6.5 * Math.max(...columns.map((column) => column.title.length));
  }

  /** Wraps text to a column. */
  lines(column: number, text: string, most: number, bold = false): CellLine[] {
    const width = (this.columns[column]?.width ?? 0) - 2 * PADDING;
    return this.sheet.wrap(text, width, { size: TEXT_SIZE, bold }, most).map((line) => ({ text: line, bold }));
  }

  rowHeight(row: TableRow): number {
    return Math.max(1, ...row.map((cell) => cell.length)) * LINE_HEIGHT + 2 * PADDING;
  }

  head(x: number, y: number): number {
    const style: TextStyle = { size: HEAD_SIZE, bold: true, align: 'center', role: 'TH' };
    this.cells('TH', x, (column, index, left) => {
      this.sheet.box(left, y, column.width, this.headHeight);
      column.title.forEach((line, at) => this.sheet.text(line, left + 1, y + 2 + at * 6.5, column.width - 2, style));
    });
    return y + this.headHeight;
  }

  row(x: number, y: number, row: TableRow): number {
    const height = this.rowHeight(row);
    this.cells('TD', x, (column, index, left) => {
      this.sheet.box(left, y, column.width, height);
      (row[index] ?? []).forEach((line, at) => {
        const style: TextStyle = { role: 'TD', size: TEXT_SIZE, bold: line.bold ?? false, align: column.align };
        this.sheet.text(line.text, left + PADDING, y + PADDING + at * LINE_HEIGHT, column.width - 2 * PADDING, style);
      });
    });
    return y + height;
  }

  /** Draws empty cells from `top` to `bottom`, so that later additions are visible. */
  blank(x: number, top: number, bottom: number): void {
    if (bottom > top) this.eachCell(x, (column, index, left) => this.sheet.box(left, top, column.width, bottom - top));
  }

  /** One row in the structure of the document. */
  private cells(role: 'TH' | 'TD', x: number, draw: (column: Column, index: number, left: number) => void): void {
    this.sheet.group('TR', () =>
      this.eachCell(x, (column, index, left) => this.sheet.group(role, () => draw(column, index, left))),
    );
  }

  private eachCell(x: number, draw: (column: Column, index: number, left: number) => void): void {
    let left = x;
    this.columns.forEach((column, index) => {
      draw(column, index, left);
      left += column.width;
    });
  }
}

/** A cell with one line. */
export function cell(text: string, bold = false): CellLine[] {
  return text === '' ? [] : [{ text, bold }];
}
