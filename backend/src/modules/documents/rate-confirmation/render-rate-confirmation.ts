import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { documentCode } from '../sha256.js';
import { Flow } from '../pdf/flow.js';
import type { Picture } from '../pdf/picture.js';
import { LETTER, PAGE } from '../pdf/pdf-document.js';
import type { Pdf } from '../pdf/pdf-document.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { cell, Table } from '../pdf/table.js';
import type { RateConfirmationContent } from './rate-confirmation-content.js';

const PARTY_LINES = 4;
const MOST_LINES = 3;
const AGREEMENT = msg`The carrier moves the freight described above for the total above. Charges that follow from other weights, classes or services than these are not part of it.`;

/** Renders the rate confirmation as a PDF, US Letter. The same content always produces the same bytes. */
export function renderRateConfirmation(content: RateConfirmationContent, logo: Picture | null = null): Promise<Pdf> {
  const { number, language } = content;
  const title = translate(language ?? SOURCE_LOCALE, msg`Rate confirmation ${{ number }}`);
  const pdf = new PdfDocument(title, new Date(content.issuedAt), LETTER, language);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  if (logo !== null) flow.logo(logo);
  flow.title(title, 330);
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
      { title: sheet.write(msg`SHIP FROM`), lines: content.shipFrom },
      { title: sheet.write(msg`SHIP TO`), lines: content.shipTo },
    ],
    PARTY_LINES,
  );
  flow.facts(content.facts.map(({ label, text }) => [label, text]));
  flow.paragraphs(sheet.write(msg`STOPS`), content.stops);
  flow.paragraphs(sheet.write(msg`FREIGHT`), content.freight);
  flow.paragraphs(sheet.write(msg`SERVICES`), content.services);
  drawCharges(sheet, flow, content);
  flow.paragraphs(sheet.write(msg`CHARGES THAT MAY FOLLOW`), content.terms);
  flow.paragraphs(sheet.write(msg`AGREEMENT`), [sheet.write(AGREEMENT)]);
  drawSignatures(sheet, flow);
  flow.footers(sheet.write(msg`${{ number }}, content ${{ code: documentCode(content) }}`));
  return pdf.finish();
}

function drawCharges(sheet: Sheet, flow: Flow, { charges, total }: RateConfirmationContent): void {
  const table = new Table(sheet, [
    { title: [sheet.write(msg`CHARGE`)], width: 240, align: 'left' },
    { title: [sheet.write(msg`BASIS`)], width: 220, align: 'left' },
    { title: [sheet.write(msg`AMOUNT`)], width: 100, align: 'right' },
  ]);
  const rows = charges.map(({ description, basis, amount }) => [
    table.lines(0, description, MOST_LINES),
    table.lines(1, basis, MOST_LINES),
    cell(amount),
  ]);
  flow.table(sheet.write(msg`CHARGES`), table, [...rows, [cell(sheet.write(msg`TOTAL`), true), [], cell(total, true)]]);
}

function drawSignatures(sheet: Sheet, flow: Flow): void {
  flow.need(40);
  for (const [index, who] of [msg`Shipper`, msg`Carrier`].entries()) {
    const text = sheet.write(msg`${{ who }}, signature and date: ______________________________________`);
    sheet.text(text, PAGE.left + index * (PAGE.contentWidth / 2), flow.y + 24, PAGE.contentWidth / 2 - 10, { size: 8 });
  }
}
