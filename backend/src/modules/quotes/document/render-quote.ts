import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import {
  cell,
  column,
  Flow,
  LETTER,
  type Picture,
  PAGE,
  PdfDocument,
  Sheet,
  Table,
  type TableRow,
} from '../../documents/index.js';
import type { FreightRow, OfferRow, QuoteContent } from './quote-content.js';

const MOST_LINES = 6;
const STOP_LINES = 4;
const TRANSIT_NOTE = msg`Transit is an estimate in business days (truckloads: days) after the pickup day, on the basis named with each offer. It is not guaranteed unless the service says so. The likely total is what the invoice will probably say when the carrier inspects the freight; it is unknown if the rules of the carrier are not known.`;

/** Renders quotes into one PDF, US Letter; each starts on a new page. The output is deterministic. */
export async function renderQuotes(contents: readonly QuoteContent[], logo: Picture | null = null): Promise<Buffer> {
  const [first] = contents;
  if (first === undefined) throw new RangeError('There is nothing to print.');
  const { number, locale } = first;
  const title = translate(locale, contents.length === 1 ? msg`Quote ${{ number }}` : msg`Quotes`);
  const pdf = new PdfDocument(title, new Date(first.ratedAt), LETTER, locale);
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
    this.flow.paragraphs(this.write(msg`SERVICES`), services.length === 0 ? [] : [services.join(', ')]);
    this.flow.paragraphs(this.write(msg`WORTH KNOWING BEFORE BOOKING`), notes);
    this.drawOffers();
    this.flow.paragraphs(this.write(msg`CARRIERS WITHOUT AN OFFER`), declined);
    this.flow.paragraphs(this.write(msg`GREENHOUSE GAS (CO2e), ESTIMATED`), emissions);
    this.flow.footers(this.write(msg`${{ number }}, revision ${{ revision }}, rated ${{ ratedText }}`));
  }

  private write(message: Message): string {
    return this.sheet.write(message);
  }

  private drawTitle(): void {
    const { number, company, status, createdBy } = this.content;
    this.flow.title(this.write(msg`Freight quote ${{ number }}`), 340);
    this.sheet.text(company, PAGE.left + 340, this.flow.y, PAGE.contentWidth - 340, {
      size: 11,
      bold: true,
      align: 'right',
    });
    this.sheet.text(
      this.write(msg`${{ status }}, made by ${{ createdBy }}`),
      PAGE.left + 340,
      this.flow.y + 13,
      PAGE.contentWidth - 340,
      {
        size: 8,
        align: 'right',
      },
    );
    this.flow.y += 28;
  }

  private drawFreight(): void {
    const table = new Table(this.sheet, [
      column(this.sheet, msg`UNITS`, 60, 'left'),
      column(this.sheet, msg`L x W x H`, 110, 'left'),
      column(this.sheet, msg`COMMODITY`, 230, 'left'),
      column(this.sheet, msg`CLASS`, 80, 'left'),
      column(this.sheet, msg`WEIGHT`, 80, 'right'),
    ]);
    this.flow.table(
      this.write(msg`FREIGHT`),
      table,
      this.content.freight.map((row) => freightCells(table, row)),
    );
  }

  private drawOffers(): void {
    const { offers } = this.content;
    const title = this.write(msg`OFFERS`);
    if (offers === null)
      return this.flow.paragraphs(title, [
        this.write(msg`Your role does not show prices. Ask an administrator of your company.`),
      ]);
    if (offers.length === 0) return this.flow.paragraphs(title, [this.write(msg`No carrier made an offer.`)]);
    const table = new Table(this.sheet, [
      column(this.sheet, msg`CARRIER`, 108, 'left'),
      column(this.sheet, msg`SERVICE`, 62, 'left'),
      column(this.sheet, msg`TRANSIT, ESTIMATED`, 86, 'left'),
      column(this.sheet, msg`DELIVERY`, 58, 'left'),
      column(this.sheet, msg`TOTAL`, 66, 'right'),
      column(this.sheet, msg`LIKELY TOTAL`, 70, 'right'),
      column(this.sheet, msg`CO2e`, 50, 'right'),
      column(this.sheet, msg`VALID UNTIL`, 60, 'left'),
    ]);
    this.flow.table(
      title,
      table,
      offers.map((offer) => offerCells(table, offer)),
    );
    this.flow.paragraph(this.write(TRANSIT_NOTE));
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
