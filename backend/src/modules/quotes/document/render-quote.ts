import { cell, LINE_HEIGHT, PAGE, PdfDocument, Sheet, Table, type TableRow } from '../../documents/index.js';
import { Flow } from './flow.js';
import type { FreightRow, OfferRow, QuoteContent } from './quote-content.js';

const MOST_LINES = 6;
const PARAGRAPH_LINES = 8;
const STOP_LINES = 4;
const TRANSIT_NOTE =
  'Transit is an estimate in business days after the pickup day, on the basis named with each offer. It is not guaranteed unless the service says so. '
  + 'The likely total is what the invoice will probably say when the carrier inspects the freight.';

/** A quote as PDF, US Letter. The same content always gives the same bytes. */
export async function renderQuote(content: QuoteContent): Promise<Buffer> {
  const pdf = new PdfDocument(`Quote ${content.number}`, new Date(content.ratedAt));
  new QuotePaper(pdf, content).draw();
  return (await pdf.finish()).bytes;
}

class QuotePaper {
  private readonly sheet: Sheet;
  private readonly flow: Flow;

  constructor(
    pdf: PdfDocument,
    private readonly content: QuoteContent,
  ) {
    this.sheet = new Sheet(pdf);
    this.flow = new Flow(pdf, this.sheet);
  }

  draw(): void {
    const { number, revision, ratedAt, services, notes, declined, emissions } = this.content;
    this.drawTitle();
    this.drawStops();
    this.drawFacts();
    this.drawFreight();
    this.drawParagraphs('SERVICES', services.length === 0 ? [] : [services.join(', ')]);
    this.drawParagraphs('WORTH KNOWING BEFORE BOOKING', notes);
    this.drawOffers();
    this.drawParagraphs('CARRIERS WITHOUT AN OFFER', declined);
    this.drawParagraphs('GREENHOUSE GAS (CO2e), ESTIMATED', emissions);
    this.flow.footers(`${number}, revision ${revision}, rated ${ratedAt.slice(0, 16).replace('T', ' ')} UTC`);
  }

  private drawTitle(): void {
    const { number, company, status, createdBy } = this.content;
    this.sheet.text(`Freight quote ${number}`, PAGE.left, this.flow.y, 340, { size: 18, bold: true });
    this.sheet.text(company, PAGE.left + 340, this.flow.y, PAGE.contentWidth - 340, { size: 11, bold: true, align: 'right' });
    this.sheet.text(`${status}, made by ${createdBy}`, PAGE.left + 340, this.flow.y + 13, PAGE.contentWidth - 340, { size: 8, align: 'right' });
    this.flow.y += 28;
  }

  /** Two stops stand beside each other. */
  private drawStops(): void {
    const width = PAGE.contentWidth / 2;
    const height = 14 + STOP_LINES * LINE_HEIGHT;
    this.content.stops.forEach(({ title, lines }, index) => {
      const left = PAGE.left + (index % 2) * width;
      if (index % 2 === 0) this.flow.need(height);
      this.sheet.box(left, this.flow.y, width, height);
      const top = this.sheet.bar(left, this.flow.y, width, title) + 2;
      lines.forEach((line, at) => this.sheet.text(line, left + 4, top + at * LINE_HEIGHT, width - 8, { size: 7, bold: at === 0 }));
      if (index % 2 === 1 || index === this.content.stops.length - 1) this.flow.y += height;
    });
    this.flow.y += 6;
  }

  /** Four facts a line, name above value. */
  private drawFacts(): void {
    const width = PAGE.contentWidth / 4;
    this.content.facts.forEach(([name, value], index) => {
      const left = PAGE.left + (index % 4) * width;
      const top = this.flow.y + Math.floor(index / 4) * 22;
      this.sheet.text(name, left, top, width - 6, { size: 6.5, shade: 0.27 });
      this.sheet.text(value, left, top + 8, width - 6, { size: 8.5, bold: true });
    });
    this.flow.y += Math.ceil(this.content.facts.length / 4) * 22 + 4;
  }

  private drawFreight(): void {
    const table = new Table(this.sheet, [
      { title: ['UNITS'], width: 60, align: 'left' },
      { title: ['L x W x H'], width: 110, align: 'left' },
      { title: ['COMMODITY'], width: 230, align: 'left' },
      { title: ['CLASS'], width: 80, align: 'left' },
      { title: ['WEIGHT'], width: 80, align: 'right' },
    ]);
    this.drawTable('FREIGHT', table, this.content.freight.map((row) => freightCells(table, row)));
  }

  private drawOffers(): void {
    const { offers } = this.content;
    if (offers === null) return this.drawParagraphs('OFFERS', ['Prices are not shown to you. Ask an administrator of your company.']);
    if (offers.length === 0) return this.drawParagraphs('OFFERS', ['No carrier made an offer.']);
    const table = new Table(this.sheet, [
      { title: ['CARRIER'], width: 108, align: 'left' },
      { title: ['SERVICE'], width: 62, align: 'left' },
      { title: ['TRANSIT, ESTIMATED'], width: 86, align: 'left' },
      { title: ['DELIVERY'], width: 58, align: 'left' },
      { title: ['TOTAL'], width: 66, align: 'right' },
      { title: ['LIKELY TOTAL'], width: 70, align: 'right' },
      { title: ['CO2e'], width: 50, align: 'right' },
      { title: ['VALID UNTIL'], width: 60, align: 'left' },
    ]);
    this.drawTable('OFFERS', table, offers.map((offer) => offerCells(table, offer)));
    this.drawLines(this.sheet.wrap(TRANSIT_NOTE, PAGE.contentWidth, { size: 7 }, PARAGRAPH_LINES));
  }

  /** Title and heading stand again on every page that the table goes on to. */
  private drawTable(title: string, table: Table, rows: readonly TableRow[]): void {
    const overhead = 12 + table.headHeight;
    const heading = (text: string) => {
      const top = this.sheet.bar(PAGE.left, this.flow.y, PAGE.contentWidth, text);
      this.flow.y = table.head(PAGE.left, top);
    };
    this.flow.need(overhead + table.rowHeight(rows[0] ?? []));
    heading(title);
    for (const row of rows) {
      if (this.flow.need(table.rowHeight(row))) heading(`${title} (CONTINUED)`);
      this.flow.y = table.row(PAGE.left, this.flow.y, row);
    }
    this.flow.y += 6;
  }

  private drawParagraphs(title: string, paragraphs: readonly string[]): void {
    if (paragraphs.length === 0) return;
    this.flow.need(12 + LINE_HEIGHT);
    this.flow.y = this.sheet.bar(PAGE.left, this.flow.y, PAGE.contentWidth, title) + 3;
    this.drawLines(paragraphs.flatMap((text) => this.sheet.wrap(text, PAGE.contentWidth, { size: 7 }, PARAGRAPH_LINES)));
  }

  private drawLines(lines: readonly string[]): void {
    for (const line of lines) {
      this.flow.need(LINE_HEIGHT);
      this.sheet.text(line, PAGE.left, this.flow.y, PAGE.contentWidth, { size: 7 });
      this.flow.y += LINE_HEIGHT;
    }
    this.flow.y += 6;
  }
}

function freightCells(table: Table, { units, dimensions, description, freightClass, weight }: FreightRow): TableRow {
  return [cell(units), cell(dimensions), table.lines(2, description, MOST_LINES), cell(freightClass), cell(weight)];
}

function offerCells(table: Table, offer: OfferRow): TableRow {
  const bold = offer.mark !== '';
  return [
    [...table.lines(0, offer.carrier, MOST_LINES, bold), ...cell(offer.mark, true)],
    table.lines(1, offer.service, MOST_LINES),
    table.lines(2, offer.transit, MOST_LINES),
    table.lines(3, offer.delivery, MOST_LINES),
    cell(offer.total, true),
    table.lines(5, offer.likelyTotal, MOST_LINES),
    table.lines(6, offer.co2e, MOST_LINES),
    table.lines(7, offer.validUntil, MOST_LINES),
  ];
}
