import type PDFDocument from 'pdfkit';
import { type Barcode, QUIET_ZONE } from './barcode.js';
import { printable } from './win-ansi.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** How a line of text looks. Sizes are points. */
export interface TextStyle {
  size?: number;
  bold?: boolean;
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
    const { line, size } = this.fit(printable(text.slice(0, LONGEST_TEXT)), width, style.size ?? 8, bold);
    if (line === '') return;
    this.pdf.font(bold ? BOLD : REGULAR).fontSize(size).fillColor(color);
    const slack = width - this.pdf.widthOfString(line);
    this.pdf.text(line, x + slack * { left: 0, center: 0.5, right: 1 }[align], y, { lineBreak: false });
  }

  /** Breaks a text into at most `most` lines of the width; what is left over is cut with an ellipsis. */
  wrap(text: string, width: number, style: { size: number; bold?: boolean }, most: number): string[] {
    this.pdf.font(style.bold ? BOLD : REGULAR).fontSize(style.size);
    const lines: string[] = [];
    let rest = printable(text.slice(0, LONGEST_TEXT));
    while (rest !== '' && lines.length < most) {
      const end = this.breakPoint(rest, width);
      lines.push(rest.slice(0, end).trimEnd());
      rest = rest.slice(end).trimStart();
    }
    if (rest !== '') lines.push(this.cut(`${lines.pop() ?? ''}${ELLIPSIS}`, width));
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

  private fit(line: string, width: number, wanted: number, bold: boolean): { line: string; size: number } {
    this.pdf.font(bold ? BOLD : REGULAR).fontSize(wanted);
    const natural = this.pdf.widthOfString(line);
    if (natural <= width) return { line, size: wanted };
    const size = Math.max(Math.min(SMALLEST, wanted), Math.floor(((wanted * width) / natural) * 10) / 10);
    this.pdf.fontSize(size);
    return { line: this.pdf.widthOfString(line) <= width ? line : this.cut(line, width), size };
  }

  /** Where the first line ends: after the last word that fits, or inside a word that is wider than the line. */
  private breakPoint(text: string, width: number): number {
    const longest = this.longestThatFits(text, width);
    if (longest === text.length || text[longest] === ' ') return longest;
    const space = text.lastIndexOf(' ', longest - 1);
    return space > 0 ? space : longest;
  }

  private cut(line: string, width: number): string {
    if (this.pdf.widthOfString(line) <= width) return line;
    const end = this.longestThatFits(line, width - this.pdf.widthOfString(ELLIPSIS));
    return `${line.slice(0, end).trimEnd()}${ELLIPSIS}`;
  }

  /** Number of characters that fit, at least one. Halving is right because text only grows wider. */
  private longestThatFits(text: string, width: number): number {
    let fits = 1;
    let tooLong = text.length + 1;
    while (tooLong - fits > 1) {
      const middle = (fits + tooLong) >> 1;
      if (this.pdf.widthOfString(text.slice(0, middle)) <= width) fits = middle;
      else tooLong = middle;
    }
    return fits;
  }
}
