import type { Locale } from '../../../messages/locales.js';
import { type Message, msg, stored } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { type BolContent, contentCode, languageOf } from './bol-content.js';
import { LETTER, PAGE } from '../pdf/pdf-document.js';
import { COLUMNS, HEIGHTS, TITLE_HEIGHT, TOPS } from './form.js';
import { drawLegal } from './legal.js';
import { type FlowSection, paginate, type RowRange } from './paginate.js';
import type { Pdf } from '../pdf/pdf-document.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { LINE_HEIGHT, type Table, type TableRow } from '../pdf/table.js';
import { carrierRow, carrierTable, carrierTotal, orderRow, orderTable, orderTotal } from './tables.js';
import { completeParties, drawTitle, drawUpperHalf, SPECIAL_INSTRUCTIONS } from './upper-half.js';

const BAR_HEIGHT = 10;
const TOTAL_HEIGHT = LINE_HEIGHT + 4;
const SUPPLEMENT_TOP = PAGE.top + TITLE_HEIGHT + 18;
const INSTRUCTION_LINES = 60;
const NOTHING: RowRange = { start: 0, end: 0 };
const CUSTOMER_ORDERS = msg`CUSTOMER ORDER INFORMATION`;
const CARRIER_INFORMATION = msg`CARRIER INFORMATION`;
const PALLETS = ['PAT', 'SKD', 'SLP'];

/** Renders bills of lading into one PDF, US Letter. The same content always produces the same bytes. */
export async function renderBol(contents: readonly BolContent[]): Promise<Pdf> {
  const [first] = contents;
  if (first === undefined) throw new RangeError('There is nothing to print.');
  const locale = languageOf(first);
  const title = contents.length === 1 ? msg`Bill of lading ${{ bolNumber: first.bolNumber }}` : msg`Bills of lading`;
  const pdf = new PdfDocument(translate(locale, title), new Date(first.issuedAt), LETTER, locale);
  for (const content of contents) {
    pdf.group('Sect', () => new BolForm(pdf, content).draw());
    await pdf.settle();
  }
  return pdf.finish();
}

class BolForm {
  private readonly sheet: Sheet;
  private readonly locale: Locale;
  private readonly orders: Table;
  private readonly carrier: Table;
  private readonly instructions: string[];
  private readonly orderRows: TableRow[];
  private readonly carrierRows: TableRow[];

  constructor(
    private readonly pdf: PdfDocument,
    private readonly content: BolContent,
  ) {
    this.sheet = new Sheet(pdf);
    this.locale = languageOf(content);
    this.orders = orderTable(this.sheet, this.locale);
    this.carrier = carrierTable(this.sheet, this.locale);
    const width = COLUMNS.leftWidth - 8;
    this.instructions = [...changes(content), ...content.instructions, ...completeParties(this.sheet, content)].flatMap(
      (text) => this.sheet.wrap(text, width, { size: 7 }, INSTRUCTION_LINES),
    );
    const onPallets = content.lines.some(
      (line) => line.handlingUnits !== null && PALLETS.includes(line.handlingUnits.type),
    );
    this.orderRows = content.orders.map((order) => orderRow(this.orders, order, { onPallets, locale: this.locale }));
    this.carrierRows = content.lines.map((line) => carrierRow(this.carrier, line, this.locale));
  }

  draw(): void {
    const pages = paginate(this.sections(), PAGE.bottom - SUPPLEMENT_TOP - LINE_HEIGHT);
    pages.forEach(([instructions = NOTHING, orders = NOTHING, lines = NOTHING], index) => {
      this.pdf.addPage();
      const ranges = { instructions, orders, lines };
      if (index === 0) this.drawFirstPage(ranges, pages.length);
      else this.drawSupplement(ranges, index + 1, pages.length);
      this.drawVersion();
    });
  }

  private sections(): FlowSection[] {
    const { orders, carrier } = this;
    const tableRoom = { orders: HEIGHTS.orders, lines: TOPS.legal - TOPS.carrier };
    return [
      {
        firstRoom: HEIGHTS.instructions - BAR_HEIGHT - 3,
        overhead: BAR_HEIGHT + 6,
        rows: this.instructions.map(() => LINE_HEIGHT),
      },
      section(orders, this.orderRows, tableRoom.orders),
      section(carrier, this.carrierRows, tableRoom.lines),
    ];
  }

  private drawFirstPage(ranges: PageRanges, pages: number): void {
    const { sheet, content } = this;
    drawTitle(sheet, content, content.correction ? msg`CORRECTED BILL OF LADING` : msg`BILL OF LADING`, 1, pages);
    const { instructions, orders, lines } = ranges;
    drawUpperHalf(
      sheet,
      content,
      slice(this.instructions, instructions),
      this.continued(instructions, this.instructions),
    );
    this.drawTable(
      this.orders,
      `${this.write(CUSTOMER_ORDERS)}${this.continued(orders, this.orderRows)}`,
      slice(this.orderRows, orders),
      TOPS.orders,
      { total: orderTotal(content), bottom: TOPS.carrier },
    );
    this.drawTable(
      this.carrier,
      `${this.write(CARRIER_INFORMATION)}${this.continued(lines, this.carrierRows)}`,
      slice(this.carrierRows, lines),
      TOPS.carrier,
      { total: carrierTotal(content), bottom: TOPS.legal },
    );
    drawLegal(sheet, content);
  }

  private drawSupplement(ranges: PageRanges, page: number, pages: number): void {
    const { sheet, content } = this;
    drawTitle(sheet, content, msg`SUPPLEMENT TO THE BILL OF LADING`, page, pages);
    const numbers = [
      `${this.write(msg`Bill of Lading Number:`)} ${content.bolNumber}`,
      `SCAC: ${content.carrier.scac}`,
      `${this.write(msg`PRO number:`)} ${content.proNumber ?? ''}`,
    ].join('   ');
    sheet.text(numbers, PAGE.left, PAGE.top + TITLE_HEIGHT, PAGE.contentWidth, { size: 12, bold: true });
    let y = SUPPLEMENT_TOP;
    if (ranges.instructions.end > ranges.instructions.start) {
      y = sheet.bar(PAGE.left, y, PAGE.contentWidth, this.write(SPECIAL_INSTRUCTIONS)) + 3;
      for (const line of slice(this.instructions, ranges.instructions)) {
        sheet.text(line, PAGE.left + 4, y, PAGE.contentWidth - 8, { size: 7 });
        y += LINE_HEIGHT;
      }
      y += 3;
    }
    if (ranges.orders.end > ranges.orders.start)
      y = this.drawTable(this.orders, this.write(CUSTOMER_ORDERS), slice(this.orderRows, ranges.orders), y);
    if (ranges.lines.end > ranges.lines.start)
      this.drawTable(this.carrier, this.write(CARRIER_INFORMATION), slice(this.carrierRows, ranges.lines), y);
  }

  /** Returns the y below the rows. The total, if any, is the last row above `bottom`. */
  private drawTable(
    table: Table,
    title: string,
    rows: readonly TableRow[],
    top: number,
    end?: { total: TableRow; bottom: number },
  ): number {
    let y = this.sheet.bar(PAGE.left, top, PAGE.contentWidth, title);
    this.sheet.group('Table', () => {
      y = table.head(PAGE.left, y);
      for (const row of rows) y = table.row(PAGE.left, y, row);
      if (end === undefined) return;
      table.blank(PAGE.left, y, end.bottom - TOTAL_HEIGHT);
      table.row(PAGE.left, end.bottom - TOTAL_HEIGHT, end.total);
    });
    return y;
  }

  private continued(range: RowRange, items: readonly unknown[]): string {
    return range.end < items.length ? ` (${this.write(msg`CONTINUED ON SUPPLEMENT PAGE`)})` : '';
  }

  private write(text: Message): string {
    return translate(this.locale, text);
  }

  private drawVersion(): void {
    const { version } = this.content;
    const text = msg`Version ${{ version }} · content ${{ code: contentCode(this.content) }}`;
    this.sheet.text(this.write(text), PAGE.left, PAGE.bottom - LINE_HEIGHT, PAGE.contentWidth, {
      size: 6,
      align: 'right',
    });
  }
}

/** The changes since the previous version come first. */
function changes(content: BolContent): string[] {
  const { version, correction } = content;
  if (version === 1) return [];
  const made = content.changes.join(' ');
  const text = correction
    ? msg`CORRECTION ${{ version }} AFTER PICKUP: ${{ changes: stored(made) }}`
    : msg`VERSION ${{ version }} REPLACES VERSION ${{ previous: version - 1 }}: ${{ changes: stored(made) }}`;
  return [translate(languageOf(content), text)];
}

interface PageRanges {
  instructions: RowRange;
  orders: RowRange;
  lines: RowRange;
}

function section(table: Table, rows: readonly TableRow[], height: number): FlowSection {
  const overhead = BAR_HEIGHT + table.headHeight;
  return { firstRoom: height - overhead - TOTAL_HEIGHT, overhead, rows: rows.map((row) => table.rowHeight(row)) };
}

function slice<T>(items: readonly T[], range: RowRange): T[] {
  return items.slice(range.start, range.end);
}
