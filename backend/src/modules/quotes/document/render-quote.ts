import { cell, Flow, type Picture, PAGE, PdfDocument, Sheet, Table, type TableRow } from '../../documents/index.js';
import type { FreightRow, OfferRow, QuoteContent } from './quote-content.js';

const MOST_LINES = 6;
const STOP_LINES = 4;
const TRANSIT_NOTE =
  'Transit is an estimate in business days (truckloads: days) after the pickup day, on the basis named with each offer. It is not guaranteed unless the service says so. ' +
  'The likely total is what the invoice will probably say when the carrier inspects the freight; it is unknown if the rules of the carrier are not known.';

/** Renders quotes into one PDF, US Letter; each starts on a new page. The output is deterministic. */
export async function renderQuotes(contents: readonly QuoteContent[], logo: Picture | null = null): Promise<Buffer> {
  const [first] = contents;
  if (first === undefined) throw new RangeError('There is nothing to print.');
  const title = contents.length === 1 ? `Quote ${first.number}` : 'Quotes';
  const pdf = new PdfDocument(title, new Date(first.ratedAt));
  for (const content of contents) {
    pdf.group('Sect', () => new QuoteLayout(pdf, content).draw(logo));
    await pdf.settle();
  }
  return (await pdf.finish()).bytes;
}

class QuoteLayout {
  private readonly sheet: Sheet;
  private readonly flow: Flow;

  constructor(
    pdf: PdfDocument,
    private readonly content: QuoteContent,
  ) {
    this.sheet = new Sheet(pdf);
    this.flow = new Flow(pdf, this.sheet);
  }

  draw(logo: Picture | null): void {
    const { number, revision, ratedText, stops, facts, services, notes, declined, emissions } = this.content;
    if (logo !== null) this.flow.logo(logo);
    this.drawTitle();
    this.flow.boxes(stops, STOP_LINES);
    this.flow.facts(facts);
    this.drawFreight();
    this.flow.paragraphs('SERVICES', services.length === 0 ? [] : [services.join(', ')]);
    this.flow.paragraphs('WORTH KNOWING BEFORE BOOKING', notes);
    this.drawOffers();
    this.flow.paragraphs('CARRIERS WITHOUT AN OFFER', declined);
    this.flow.paragraphs('GREENHOUSE GAS (CO2e), ESTIMATED', emissions);
    this.flow.footers(`${number}, revision ${revision}, rated ${ratedText}`);
  }

  private drawTitle(): void {
    const { number, company, status, createdBy } = this.content;
    this.flow.title(`Freight quote ${number}`, 340);
    this.sheet.text(company, PAGE.left + 340, this.flow.y, PAGE.contentWidth - 340, {
      size: 11,
      bold: true,
      align: 'right',
    });
    this.sheet.text(`${status}, made by ${createdBy}`, PAGE.left + 340, this.flow.y + 13, PAGE.contentWidth - 340, {
      size: 8,
      align: 'right',
    });
    this.flow.y += 28;
  }

  private drawFreight(): void {
    const table = new Table(this.sheet, [
      { title: ['UNITS'], width: 60, align: 'left' },
      { title: ['L x W x H'], width: 110, align: 'left' },
      { title: ['COMMODITY'], width: 230, align: 'left' },
      { title: ['CLASS'], width: 80, align: 'left' },
      { title: ['WEIGHT'], width: 80, align: 'right' },
    ]);
    this.flow.table(
      'FREIGHT',
      table,
      this.content.freight.map((row) => freightCells(table, row)),
    );
  }

  private drawOffers(): void {
    const { offers } = this.content;
    if (offers === null)
      return this.flow.paragraphs('OFFERS', ['Your role does not show prices. Ask an administrator of your company.']);
    if (offers.length === 0) return this.flow.paragraphs('OFFERS', ['No carrier made an offer.']);
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
    this.flow.table(
      'OFFERS',
      table,
      offers.map((offer) => offerCells(table, offer)),
    );
    this.flow.paragraph(TRANSIT_NOTE);
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
