import type { Message } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import type { Picture } from './picture.js';
import { type Barcode, QUIET_ZONE } from './barcode.js';
import { printable } from './fonts.js';
import type { GroupRole, PdfDocument, TextRole } from './pdf-document.js';

/** Font size in points, and weight. */
export interface Type {
  size: number;
  bold?: boolean;
}

/** Style of a line of text. */
export interface TextStyle extends Partial<Type> {
  align?: 'left' | 'center' | 'right';
  /** From 0 (black) to 1 (white). */
  shade?: number;
  /** Default: a paragraph. */
  role?: TextRole;
}

/** Share of the free width to the left of the text. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;
const SMALLEST = 5;
const ELLIPSIS = '…';
const BAR_HEIGHT = 10;
/** Longer than any printed text; bounds the work for hostile input. */
const LONGEST_TEXT = 2_000;

/** Draws on a PDF page. All text stays within its given width. Lengths are in points from the top left. */
export class Sheet {
  constructor(private readonly pdf: PdfDocument) {}

  /** A text in the language of the document. */
  write(message: Message): string {
    return translate(this.pdf.locale, message);
  }

  /** Groups what is drawn into a structure element for screen readers. */
  group(role: GroupRole, draw: () => void): void {
    this.pdf.group(role, draw);
  }

  box(x: number, y: number, width: number, height: number): void {
    this.pdf.strokeRectangle(x, y, width, height, 0.6);
  }

  rule(x: number, y: number, width: number): void {
    this.pdf.line(x, y, x + width, y, 0.4);
  }

  /** Black title bar of a section. Returns the y below it. */
  bar(x: number, y: number, width: number, title: string, role: TextRole = 'H2'): number {
    this.pdf.fillRectangles([{ x, y, width, height: BAR_HEIGHT }]);
    this.text(title, x + 3, y + 1.5, width - 6, { size: 7, bold: true, align: 'center', shade: 1, role });
    return y + BAR_HEIGHT;
  }

  checkbox(x: number, y: number, label: string, checked: boolean, width: number): void {
    this.pdf.strokeRectangle(x, y, 6, 6, 0.5);
    if (checked) this.text('X', x, y + 0.6, 6, { size: 6.5, bold: true, align: 'center' });
    this.text(label, x + 9, y, width - 9, { size: 6.5 });
  }

  /** One line of text, shrunk to the minimum readable size and then truncated to fit the width. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const { bold = false, align = 'left', shade = 0, role = 'P' } = style;
    const { line, type } = this.fit(printable(text.slice(0, LONGEST_TEXT)), width, { size: style.size ?? 8, bold });
    if (line === '') return;
    const slack = width - this.width(line, type);
    this.pdf.text(line, x + slack * SHARE_BEFORE[align], y, { size: type.size, bold, shade }, role);
  }

  /** Whether the whole text fits into one line at this size. */
  fits(text: string, width: number, type: Type): boolean {
    return text.length <= LONGEST_TEXT && this.width(printable(text), type) <= width;
  }

  /** Wraps text into at most `most` lines; the rest is truncated with an ellipsis. */
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

  /** Scaled to fit the rectangle, right-aligned. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void {
    const scale = Math.min(width / picture.width, height / picture.height);
    this.pdf.image(picture, x + width - picture.width * scale, y, picture.width * scale, picture.height * scale);
  }

  /** Bars with quiet zones, centered, and the number below. Modules are at least 0.25 mm wide (freight.md 4.2). */
  barcode(barcode: Barcode, x: number, y: number, width: number, height: number): void {
    const unit = Math.min(1.2, width / (barcode.modules + 2 * QUIET_ZONE));
    let position = x + (width - barcode.modules * unit) / 2;
    const bars = barcode.widths.map((modules) => {
      const bar = { x: position, y, width: modules * unit, height };
      position += bar.width;
      return bar;
    });
    this.pdf.fillRectangles(bars.filter((_, index) => index % 2 === 0));
    this.text(barcode.caption, x, y + height + 2, width, { size: 7, align: 'center' });
  }

  private fit(line: string, width: number, wanted: Type): { line: string; type: Type } {
    const natural = this.width(line, wanted);
    if (natural <= width) return { line, type: wanted };
    const size = Math.max(Math.min(SMALLEST, wanted.size), Math.floor(((wanted.size * width) / natural) * 10) / 10);
    const type = { ...wanted, size };
    return { line: this.width(line, type) <= width ? line : this.cut(line, width, type), type };
  }

  /** End index of the first line: after the last word that fits, or inside a word that is wider than the line. */
  private breakPoint(text: string, width: number, type: Type): number {
    let end = 0;
    while (end < text.length) {
      const space = text.indexOf(' ', end + 1);
      const next = space < 0 ? text.length : space;
      if (this.width(text.slice(0, next), type) > width) break;
      end = next;
    }
    return end > 0 ? end : this.longestThatFits(text.split(' ', 1)[0] ?? '', width, type);
  }

  private cut(line: string, width: number, type: Type): string {
    if (this.width(line, type) <= width) return line;
    const end = this.longestThatFits(line, width - this.width(ELLIPSIS, type), type);
    return `${line.slice(0, end).trimEnd()}${ELLIPSIS}`;
  }

  /** Length of the longest start that fits, at least one character. */
  private longestThatFits(text: string, width: number, type: Type): number {
    let [fits, tooLong] = [0, text.length + 1];
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      if (this.width(text.slice(0, middle), type) <= width) fits = middle;
      else tooLong = middle;
    }
    const whole = isLowSurrogate(text.charCodeAt(fits)) ? fits - 1 : fits;
    return whole > 0 ? whole : String.fromCodePoint(text.codePointAt(0) ?? 0).length;
  }

  private width(text: string, { size, bold = false }: Type): number {
    return this.pdf.textWidth(text, bold, size);
  }
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
