import PDFKit from 'pdfkit';
import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type FontName, fontOf, type FontRun, fontRuns } from './fonts.js';
import type { Picture } from './picture.js';

/** A finished PDF file. */
export interface Pdf {
  bytes: Buffer;
  pageCount: number;
}

/** US Letter with the margins of all documents, in points from the top left. */
export const PAGE = { width: 612, height: 792, left: 26, top: 22, bottom: 772, contentWidth: 560 } as const;

/** Points. */
export interface PageSize {
  width: number;
  height: number;
}

export const LETTER: PageSize = { width: 612, height: 792 };

/** Structure types for screen readers (ISO 32000-1, 14.8.4). `Artifact` is decoration and page numbers. */
export type TextRole = 'P' | 'H1' | 'H2' | 'TH' | 'TD' | 'Artifact';
export type GroupRole = 'Sect' | 'Table' | 'TR' | 'TH' | 'TD';

/** Weight, size in points and gray level of a line of text. */
export interface LineStyle {
  size: number;
  bold: boolean;
  /** From 0 (black) to 1 (white). */
  shade: number;
}

/** Screen readers announce the heading for each cell of its column. */
const COLUMN_HEAD = { scope: 'Column' } as const;
/** Cap height of Helvetica, to which the layouts are drawn, as a share of the size. */
const CAP_HEIGHT = 0.718;

/**
 * A tagged PDF of text in embedded fonts, lines, filled rectangles and images. It has no links or scripts. Lengths are points from the top left.
 * The same calls produce the same bytes.
 */
export class PdfDocument {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  private readonly registered = new Set<FontName>();
  /** Open structure elements, the document first. */
  private readonly open: PDFKit.PDFStructureElement[];
  private pages = 0;

  constructor(
    title: string,
    createdAt: Date,
    size: PageSize = LETTER,
    readonly locale: Locale = SOURCE_LOCALE,
  ) {
    this.pdf = new PDFKit({
      size: [size.width, size.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title, Producer: 'Lading', Creator: 'Lading', CreationDate: createdAt, ModDate: createdAt },
    });
    this.pdf.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    const root = this.pdf.struct('Document');
    this.pdf.addStructure(root);
    this.open = [root];
  }

  get pageCount(): number {
    return this.pages;
  }

  /** Starts a new page. */
  addPage(): void {
    this.pdf.addPage();
    this.pages += 1;
  }

  /** Switches drawing to an existing page, by index from 0, that is not settled yet. */
  turnTo(index: number): void {
    this.pdf.switchToPage(index);
  }

  /** Groups what `draw` draws into a structure element, such as a table row. */
  group(role: GroupRole, draw: () => void): void {
    const element = this.pdf.struct(role, role === 'TH' ? COLUMN_HEAD : {});
    this.open.at(-1)?.add(element);
    this.open.push(element);
    draw();
    this.open.pop();
    element.end();
  }

  strokeRectangle(x: number, y: number, width: number, height: number, lineWidth: number): void {
    this.decorate(() => this.pdf.lineWidth(lineWidth).rect(x, y, width, height).stroke('black'));
  }

  /** Fills all rectangles in black, in one operation. */
  fillRectangles(rectangles: readonly { x: number; y: number; width: number; height: number }[]): void {
    this.decorate(() => {
      for (const { x, y, width, height } of rectangles) this.pdf.rect(x, y, width, height);
      this.pdf.fill('black');
    });
  }

  line(fromX: number, fromY: number, toX: number, toY: number, lineWidth: number): void {
    this.decorate(() => this.pdf.lineWidth(lineWidth).moveTo(fromX, fromY).lineTo(toX, toY).stroke('black'));
  }

  /** Draws one line of text from `printable`; `y` is the top of the capital letters. */
  text(line: string, x: number, y: number, { size, bold, shade }: LineStyle, role: TextRole = 'P'): void {
    this.marked(role, () => {
      const level = Math.round(shade * 255);
      this.pdf.fillColor([level, level, level]).fontSize(size);
      let left = x;
      for (const run of fontRuns(line, bold)) {
        this.select(run.font);
        const options = shaping(run);
        this.pdf.text(run.text, left, y + CAP_HEIGHT * size, { ...options, lineBreak: false, baseline: 'alphabetic' });
        left += this.pdf.widthOfString(run.text, options);
      }
    });
  }

  /** Width of a line of text from `printable`, in points. */
  textWidth(line: string, bold: boolean, size: number): number {
    this.pdf.fontSize(size);
    return fontRuns(line, bold).reduce((sum, run) => {
      this.select(run.font);
      return sum + this.pdf.widthOfString(run.text, shaping(run));
    }, 0);
  }

  /** Draws the image in a rectangle. */
  image(picture: Picture, x: number, y: number, width: number, height: number): void {
    this.decorate(() => this.pdf.image(picture.bytes, x, y, { width, height }));
  }

  /** Writes the pages drawn so far, which cannot be drawn on afterwards, and yields to other requests. */
  async settle(): Promise<void> {
    this.pdf.flushPages();
    await new Promise(setImmediate);
  }

  async finish(): Promise<Pdf> {
    await this.settle();
    const ended = new Promise((resolve) => this.pdf.on('end', resolve));
    this.open[0]?.end();
    this.pdf.end();
    await ended;
    return { bytes: Buffer.concat(this.chunks), pageCount: this.pages };
  }

  /** Fonts are embedded only if they are used. */
  private select(font: FontName): void {
    if (!this.registered.has(font)) {
      this.pdf.registerFont(font, fontOf(font));
      this.registered.add(font);
    }
    this.pdf.font(font);
  }

  private decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Text in a cell belongs to the cell; other text is an element of its own. */
  private marked(role: TextRole, draw: () => void): void {
    if (role === 'Artifact') {
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      draw();
      this.pdf.endMarkedContent();
      return;
    }
    const content = this.pdf.markStructureContent(role);
    draw();
    this.pdf.endMarkedContent();
    const parent = this.open.at(-1);
    if (role === 'TD' || role === 'TH') parent?.add(content);
    else parent?.add(this.pdf.struct(role, {}, [content]));
  }
}

/** pdfkit places words from left to right, unless it shapes the text at once because of an explicit list of features. */
function shaping({ rightToLeft }: FontRun): { features?: [] } {
  return rightToLeft ? { features: [] } : {};
}
