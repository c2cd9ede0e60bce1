import { msg } from '../../../messages/message.js';
import type { Picture } from './picture.js';
import { PAGE } from './pdf-document.js';
import type { PdfDocument } from './pdf-document.js';
import type { Sheet } from './sheet.js';
import { LINE_HEIGHT, type Table, type TableRow } from './table.js';

const PAGE_LINE_HEIGHT = 14;
const PARAGRAPH_LINES = 8;
const FACT_HEIGHT = 22;
const FACTS_A_LINE = 4;
const GAP = 6;
const LOGO_HEIGHT = 36;

/** A few lines under a title. */
export interface TitledLines {
  title: string;
  lines: readonly string[];
}

/** Stacks sections over as many pages as needed. Lengths are in points. */
export class Flow {
  /** Where the next section starts. */
  y: number = PAGE.top;
  /** Index of its first page. */
  private readonly from: number;

  constructor(
    private readonly pdf: PdfDocument,
    private readonly sheet: Sheet,
  ) {
    this.from = pdf.pageCount;
    pdf.addPage();
  }

  /** Title of the document, top left. */
  title(text: string, width: number): void {
    this.sheet.text(text, PAGE.left, this.y, width, { size: 18, bold: true, role: 'H1' });
  }

  /** The company's logo, top right. */
  logo(logo: Picture): void {
    this.sheet.picture(logo, PAGE.left, this.y, PAGE.contentWidth, LOGO_HEIGHT);
    this.y += LOGO_HEIGHT + GAP;
  }

  /** Starts a new page if the height does not fit. Returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.bottom - PAGE_LINE_HEIGHT) return false;
    this.pdf.addPage();
    this.y = PAGE.top;
    return true;
  }

  /** Boxes of equal height, two per row; each shows at most `most` lines, the first in bold. */
  boxes(boxes: readonly TitledLines[], most: number): void {
    const width = PAGE.contentWidth / 2;
    const height = 14 + most * LINE_HEIGHT;
    boxes.forEach(({ title, lines }, index) => {
      const left = PAGE.left + (index % 2) * width;
      if (index % 2 === 0) this.need(height);
      this.sheet.box(left, this.y, width, height);
      const top = this.sheet.bar(left, this.y, width, title) + 2;
      lines
        .slice(0, most)
        .forEach((line, at) =>
          this.sheet.text(line, left + 4, top + at * LINE_HEIGHT, width - 8, { size: 7, bold: at === 0 }),
        );
      if (index % 2 === 1 || index === boxes.length - 1) this.y += height;
    });
    this.y += GAP;
  }

  /** Labels above values, four per row. */
  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    const width = PAGE.contentWidth / FACTS_A_LINE;
    facts.forEach(([name, value], index) => {
      if (index % FACTS_A_LINE === 0) this.need(FACT_HEIGHT);
      const left = PAGE.left + (index % FACTS_A_LINE) * width;
      this.sheet.text(name, left, this.y, width - 6, { size: 6.5, shade: 0.27 });
      this.sheet.text(value, left, this.y + 8, width - 6, { size: 8.5, bold: true });
      if (index % FACTS_A_LINE === FACTS_A_LINE - 1 || index === facts.length - 1) this.y += FACT_HEIGHT;
    });
    this.y += 4;
  }

  /** Title and heading are repeated on every page of the table. */
  table(title: string, table: Table, rows: readonly TableRow[]): void {
    this.need(12 + table.headHeight + table.rowHeight(rows[0] ?? []));
    this.y = this.sheet.bar(PAGE.left, this.y, PAGE.contentWidth, title);
    this.sheet.group('Table', () => {
      this.y = table.head(PAGE.left, this.y);
      for (const row of rows) {
        if (this.need(table.rowHeight(row))) {
          const top = this.sheet.bar(
            PAGE.left,
            this.y,
            PAGE.contentWidth,
            this.sheet.write(msg`${{ title }} (CONTINUED)`),
            'Artifact',
          );
          this.y = table.head(PAGE.left, top);
        }
        this.y = table.row(PAGE.left, this.y, row);
      }
    });
    this.y += GAP;
  }

  /** Draws nothing without paragraphs. */
  paragraphs(title: string, paragraphs: readonly string[]): void {
    if (paragraphs.length === 0) return;
    this.need(12 + LINE_HEIGHT);
    this.y = this.sheet.bar(PAGE.left, this.y, PAGE.contentWidth, title) + 3;
    for (const text of paragraphs) this.paragraph(text);
    this.y += GAP;
  }

  paragraph(text: string): void {
    for (const line of this.sheet.wrap(text, PAGE.contentWidth, { size: 7 }, PARAGRAPH_LINES)) {
      this.need(LINE_HEIGHT);
      this.sheet.text(line, PAGE.left, this.y, PAGE.contentWidth, { size: 7 });
      this.y += LINE_HEIGHT;
    }
  }

  /** Draws the text and page number at the bottom of each of its pages. */
  footers(text: string): void {
    const count = this.pdf.pageCount - this.from;
    for (let index = 0; index < count; index += 1) {
      this.pdf.turnTo(this.from + index);
      this.sheet.text(text, PAGE.left, PAGE.bottom - 8, PAGE.contentWidth - 70, { size: 7 });
      const page = this.sheet.write(msg`Page ${{ page: index + 1 }} of ${{ pages: count }}`);
      this.sheet.text(page, PAGE.left + PAGE.contentWidth - 70, PAGE.bottom - 8, 70, {
        size: 7,
        align: 'right',
        role: 'Artifact',
      });
    }
  }
}
