import type PDFDocument from 'pdfkit';
import { type Barcode, QUIET_ZONE } from './barcode.js';
import { textWidth } from './text-width.js';
import { printable } from './win-ansi.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** Size in points and weight of a text. */
export interface Type {
  size: number;
  bold?: boolean;
}

/** How a line of text looks. */
export interface TextStyle extends Partial<Type> {
  align?: 'left' | 'center' | 'right';
  color?: string;
}

export const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';
const SMALLEST = 5;
const ELLIPSIS = '…';
const BAR_HEIGHT = 10;
/** Nothing on the form prints more of one text than this; it bounds the work on a hostile one. */
const LONGEST_TEXT = 2_000;

/** Draws on a PDF page: every text stays inside the width it is given, whatever it says. Lengths are points, from the top left. */
export class Sheet {
  constructor(private readonly pdf: Pdf) {}

  box(x: number, y: number, width: number, height: number): void {
    this.pdf.lineWidth(0.6).rect(x, y, width, height).stroke('black');
  }

  rule(x: number, y: number, width: number): void {
    this.pdf.lineWidth(0.4).moveTo(x, y).lineTo(x + width, y).stroke('black');
  }

  /** Black title bar of a section. Returns the y beneath it. */
  bar(x: number, y: number, width: number, title: string): number {
    this.pdf.rect(x, y, width, BAR_HEIGHT).fill('black');
    this.text(title, x + 3, y + 1.5, width - 6, { size: 7, bold: true, align: 'center', color: 'white' });
    return y + BAR_HEIGHT;
  }

  checkbox(x: number, y: number, label: string, checked: boolean, width: number): void {
    this.pdf.lineWidth(0.5).rect(x, y, 6, 6).stroke('black');
    if (checked) this.pdf.moveTo(x + 1, y + 1).lineTo(x + 5, y + 5).moveTo(x + 5, y + 1).lineTo(x + 1, y + 5).stroke('black');
    this.text(label, x + 9, y, width - 9, { size: 6.5 });
  }

  /** One line, shrunk as far as it stays readable and then cut, so that it fits the width. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const { bold = false, align = 'left', color = 'black' } = style;
    const { line, type } = this.fit(printable(text.slice(0, LONGEST_TEXT)), width, { size: style.size ?? 8, bold });
    if (line === '') return;
    const slack = width - this.width(line, type);
    this.pdf.font(bold ? BOLD : REGULAR).fontSize(type.size).fillColor(color);
    this.pdf.text(line, x + slack * { left: 0, center: 0.5, right: 1 }[align], y, { lineBreak: false });
  }

  /** Breaks a text into at most `most` lines of the width; what is left over is cut with an ellipsis. */
  wrap(text: string, width: number, type: Type, most: number): string[] {
    const lines: string[] = [];
    let rest = printable(text.slice(0, LONGEST_TEXT));
    while (rest !== '' && lines.length < most) {
      const end = this.breakPoint(rest, width, type);
      lines.push(rest.slice(0, end).trimEnd());
      rest = rest.slice(end).trimStart();
    }
    if (rest !== '') lines.push(this.cut(`${lines.pop() ?? ''}${ELLIPSIS}`, width, type));
    return lines;
  }

  /** Bars with quiet zones, centred in the width, and the number beneath. Modules are at least 0.25 mm wide (freight.md 4.2). */
  barcode(barcode: Barcode, x: number, y: number, width: number, height: number): void {
    const unit = Math.min(1.2, width / (barcode.modules + 2 * QUIET_ZONE));
    let position = x + (width - barcode.modules * unit) / 2;
    barcode.widths.forEach((modules, index) => {
      if (index % 2 === 0) this.pdf.rect(position, y, modules * unit, height);
      position += modules * unit;
    });
    this.pdf.fill('black');
    this.text(barcode.caption, x, y + height + 2, width, { size: 7, align: 'center' });
  }

  private fit(line: string, width: number, wanted: Type): { line: string; type: Type } {
    const natural = this.width(line, wanted);
    if (natural <= width) return { line, type: wanted };
    const size = Math.max(Math.min(SMALLEST, wanted.size), Math.floor(((wanted.size * width) / natural) * 10) / 10);
    const type = { ...wanted, size };
    return { line: this.width(line, type) <= width ? line : this.cut(line, width, type), type };
  }

  /** Where the first line ends: after the last word that fits, or inside a word that is wider than the line. */
  private breakPoint(text: string, width: number, type: Type): number {
    const longest = this.longestThatFits(text, width, type);
    if (longest === text.length || text[longest] === ' ') return longest;
    const space = text.lastIndexOf(' ', longest - 1);
    return space > 0 ? space : longest;
  }

  private cut(line: string, width: number, type: Type): string {
    if (this.width(line, type) <= width) return line;
    const end = this.longestThatFits(line, width - this.width(ELLIPSIS, type), type);
    return `${line.slice(0, end).trimEnd()}${ELLIPSIS}`;
  }

  /** Number of characters that fit, at least one. */
  private longestThatFits(text: string, width: number, type: Type): number {
    let end = 0;
    for (let left = width; end < text.length; end += 1) {
      left -= this.width(text.charAt(end), type);
      if (left < 0) break;
    }
    return Math.max(1, end);
  }

  private width(text: string, { size, bold }: Type): number {
    return textWidth(this.pdf, text, bold ? BOLD : REGULAR, size);
  }
}
