import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { ASCENDER } from './helvetica.js';
import type { Jpeg } from './jpeg.js';
import { toWinAnsiBytes } from './win-ansi.js';

/** A finished PDF file. */
export interface Pdf {
  bytes: Buffer;
  pageCount: number;
}

/** US Letter with the margins of all documents, in points from the top left. */
export const PAGE = { width: 612, height: 792, left: 26, top: 22, bottom: 772, contentWidth: 560 } as const;

const compress = promisify(deflate);

/** Points. */
export interface PageSize {
  width: number;
  height: number;
}

export const LETTER: PageSize = { width: 612, height: 792 };

/** Object numbers before those of the pages. */
const OBJECT = { catalog: 1, pages: 2, info: 3, regular: 4, bold: 5, firstPage: 6 } as const;
const OBJECTS_A_PAGE = 2;

/**
 * A PDF file of text in two standard fonts (not embedded), lines, filled rectangles and at most one image. It has no links or
 * scripts, and text is escaped. Lengths are points from the top left. The same calls produce the same bytes.
 */
export class PdfDocument {
  private readonly pages: (string[] | Buffer)[] = [];
  private drawing: string[] = [];
  private picture: Jpeg | null = null;

  constructor(
    private readonly title: string,
    private readonly createdAt: Date,
    private readonly size: PageSize = LETTER,
  ) {}

  get pageCount(): number {
    return this.pages.length;
  }

  /** Starts a new page. */
  addPage(): void {
    this.drawing = [];
    this.pages.push(this.drawing);
  }

  /** Switches drawing to an existing page, by index from 0, that is not compressed yet. */
  turnTo(index: number): void {
    const page = this.pages[index];
    if (!Array.isArray(page)) throw new RangeError(`Page ${index} is not open.`);
    this.drawing = page;
  }

  strokeRectangle(x: number, y: number, width: number, height: number, lineWidth: number): void {
    this.drawing.push(`${number(lineWidth)} w ${this.rectangle(x, y, width, height)} S`);
  }

  /** Fills all rectangles in black, in one operation. */
  fillRectangles(rectangles: readonly { x: number; y: number; width: number; height: number }[]): void {
    this.drawing.push(
      `${rectangles.map(({ x, y, width, height }) => this.rectangle(x, y, width, height)).join(' ')} f`,
    );
  }

  line(fromX: number, fromY: number, toX: number, toY: number, lineWidth: number): void {
    const { height } = this.size;
    this.drawing.push(
      `${number(lineWidth)} w ${number(fromX)} ${number(height - fromY)} m ${number(toX)} ${number(height - toY)} l S`,
    );
  }

  /** Draws one line of text from `printable`; `y` is the top of the capital letters. */
  text(
    text: string,
    x: number,
    y: number,
    { size, bold, shade }: { size: number; bold: boolean; shade: number },
  ): void {
    const baseLine = this.size.height - y - (ASCENDER * size) / 1_000;
    const shown = `BT /${bold ? 'B' : 'R'} ${number(size)} Tf ${number(x)} ${number(baseLine)} Td ${literal(text)} Tj ET`;
    this.drawing.push(shade === 0 ? shown : `${number(shade)} g ${shown} 0 g`);
  }

  /** Draws the image in a rectangle. */
  image(jpeg: Jpeg, x: number, y: number, width: number, height: number): void {
    this.picture = jpeg;
    this.drawing.push(
      `q ${number(width)} 0 0 ${number(height)} ${number(x)} ${number(this.size.height - y - height)} cm /P Do Q`,
    );
  }

  /** Compresses the pages drawn so far off the main thread, which yields to other requests. They cannot be drawn on afterwards. */
  async settle(): Promise<void> {
    for (const [index, page] of this.pages.entries()) {
      if (Array.isArray(page)) this.pages[index] = await compress(Buffer.from(page.join('\n'), 'latin1'));
    }
  }

  async finish(): Promise<Pdf> {
    await this.settle();
    const pages = this.pages.flatMap((page, index) => this.pageObjects(page as Buffer, index));
    return { bytes: assemble([...this.head(), ...pages, ...this.pictureObjects()]), pageCount: this.pageCount };
  }

  private head(): Buffer[] {
    const kids = this.pages.map((_, index) => `${OBJECT.firstPage + index * OBJECTS_A_PAGE} 0 R`).join(' ');
    const picture =
      this.picture === null ? '' : ` /XObject << /P ${OBJECT.firstPage + this.pageCount * OBJECTS_A_PAGE} 0 R >>`;
    const font = (name: string): string =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    return [
      `<< /Type /Catalog /Pages ${OBJECT.pages} 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      `<< /Type /Pages /Count ${this.pageCount} /Kids [${kids}] /MediaBox [0 0 ${this.size.width} ${this.size.height}]` +
        ` /Resources << /Font << /R ${OBJECT.regular} 0 R /B ${OBJECT.bold} 0 R >>${picture} >> >>`,
      `<< /Title ${literal(this.title)} /Producer (Lading) /CreationDate (D:${this.createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z) >>`,
      font('Helvetica'),
      font('Helvetica-Bold'),
    ].map((object) => Buffer.from(object, 'latin1'));
  }

  private pageObjects(stream: Buffer, index: number): Buffer[] {
    const contents = OBJECT.firstPage + index * OBJECTS_A_PAGE + 1;
    return [
      Buffer.from(`<< /Type /Page /Parent ${OBJECT.pages} 0 R /Contents ${contents} 0 R >>`, 'latin1'),
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
        stream,
        Buffer.from('\nendstream', 'latin1'),
      ]),
    ];
  }

  /** A JPEG is embedded as a stream with the DCTDecode filter (PDF 32000-1, 7.4.8). */
  private pictureObjects(): Buffer[] {
    if (this.picture === null) return [];
    const { bytes, width, height, gray } = this.picture;
    const head =
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${gray ? 'DeviceGray' : 'DeviceRGB'}` +
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`;
    return [Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream', 'latin1')])];
  }

  private rectangle(x: number, y: number, width: number, height: number): string {
    return `${number(x)} ${number(this.size.height - y - height)} ${number(width)} ${number(height)} re`;
  }
}

/** Objects numbered from 1, and the cross-reference table (PDF 32000-1, 7.5). */
function assemble(objects: readonly Buffer[]): Buffer {
  // The second line marks the file as binary for file transfer programs.
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      object,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    parts.push(part);
    length += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root ${OBJECT.catalog} 0 R /Info ${OBJECT.info} 0 R >>\n` +
        `startxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

/** Hundredths of a point are finer than any printer's resolution. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A PDF string literal with escaped delimiters. */
function literal(text: string): string {
  return `(${toWinAnsiBytes(text)
    .replace(/[\\()]/g, '\\$&')
    .replace(/[\r\n]/g, ' ')})`;
}
