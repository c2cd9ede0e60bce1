import { documentCode } from '../sha256.js';
import { Flow } from '../pdf/flow.js';
import type { Picture } from '../pdf/picture.js';
import { PAGE } from '../pdf/pdf-document.js';
import type { Pdf } from '../pdf/pdf-document.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { cell, Table } from '../pdf/table.js';
import type { RateConfirmationContent } from './rate-confirmation-content.js';

const PARTY_LINES = 4;
const MOST_LINES = 3;
const AGREEMENT =
  'The carrier moves the freight described above for the total above. Charges that follow from other weights, classes or services than these are not part of it.';

/** Renders the rate confirmation as a PDF, US Letter. The same content always produces the same bytes. */
export function renderRateConfirmation(content: RateConfirmationContent, logo: Picture | null = null): Promise<Pdf> {
  const pdf = new PdfDocument(`Rate confirmation ${content.number}`, new Date(content.issuedAt));
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  if (logo !== null) flow.logo(logo);
  flow.title(`Rate confirmation ${content.number}`, 330);
  sheet.text(
    `${content.carrier.name} (${content.carrier.scac})`,
    PAGE.left + 330,
    flow.y + 3,
    PAGE.contentWidth - 330,
    { size: 11, bold: true, align: 'right' },
  );
  flow.y += 28;
  flow.boxes(
    [
      { title: 'SHIP FROM', lines: content.shipFrom },
      { title: 'SHIP TO', lines: content.shipTo },
    ],
    PARTY_LINES,
  );
  flow.facts(content.facts.map(({ label, text }) => [label, text]));
  flow.paragraphs('STOPS', content.stops);
  flow.paragraphs('FREIGHT', content.freight);
  flow.paragraphs('SERVICES', content.services);
  drawCharges(sheet, flow, content);
  flow.paragraphs('CHARGES THAT MAY FOLLOW', content.terms);
  flow.paragraphs('AGREEMENT', [AGREEMENT]);
  drawSignatures(sheet, flow);
  flow.footers(`${content.number}, content ${documentCode(content)}`);
  return pdf.finish();
}

function drawCharges(sheet: Sheet, flow: Flow, { charges, total }: RateConfirmationContent): void {
  const table = new Table(sheet, [
    { title: ['CHARGE'], width: 240, align: 'left' },
    { title: ['BASIS'], width: 220, align: 'left' },
    { title: ['AMOUNT'], width: 100, align: 'right' },
  ]);
  const rows = charges.map(({ description, basis, amount }) => [
    table.lines(0, description, MOST_LINES),
    table.lines(1, basis, MOST_LINES),
    cell(amount),
  ]);
  flow.table('CHARGES', table, [...rows, [cell('TOTAL', true), [], cell(total, true)]]);
}

function drawSignatures(sheet: Sheet, flow: Flow): void {
  flow.need(40);
  for (const [index, who] of ['Shipper', 'Carrier'].entries()) {
    const text = `${who}, signature and date: ______________________________________`;
    sheet.text(text, PAGE.left + index * (PAGE.contentWidth / 2), flow.y + 24, PAGE.contentWidth / 2 - 10, { size: 8 });
  }
}
