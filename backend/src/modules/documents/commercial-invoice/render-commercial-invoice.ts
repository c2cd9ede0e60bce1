import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { documentCode } from '../sha256.js';
import { Flow } from '../pdf/flow.js';
import { LETTER, PAGE } from '../pdf/pdf-document.js';
import type { Pdf } from '../pdf/pdf-document.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { cell, column, Table } from '../pdf/table.js';
import type { CommercialInvoiceContent } from './commercial-invoice-content.js';

const PARTY_LINES = 6;
const MOST_LINES = 6;
/** A blank to fill in by hand. */
const BLANK = '__________________';
const SHORT_BLANK = '________';

/** Renders the commercial invoice as a PDF, US Letter, with blanks for unknown values. The same content always produces the same bytes. */
export function renderCommercialInvoice(content: CommercialInvoiceContent): Promise<Pdf> {
  const { invoiceNumber: number, language, date } = content;
  const title = translate(language ?? SOURCE_LOCALE, msg`Commercial invoice ${{ number }}`);
  const pdf = new PdfDocument(title, new Date(content.issuedAt), LETTER, language);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  flow.title(title, 400);
  sheet.text(sheet.write(msg`Date ${{ date }}`), PAGE.left + 400, flow.y + 4, PAGE.contentWidth - 400, {
    size: 11,
    bold: true,
    align: 'right',
  });
  flow.y += 28;
  flow.boxes(parties(sheet, content), PARTY_LINES);
  flow.facts(facts(sheet, content));
  drawLines(sheet, flow, content);
  flow.paragraphs(sheet.write(msg`REFERENCES`), [content.references.join(', ')]);
  flow.paragraphs(sheet.write(msg`DECLARATION`), [
    sheet.write(msg`I declare that the particulars given on this invoice are true and complete.`),
  ]);
  flow.need(40);
  sheet.text(
    sheet.write(
      msg`Signature: ______________________________   Name: ______________________________   Date: __________________`,
    ),
    PAGE.left,
    flow.y + 24,
    PAGE.contentWidth,
    { size: 8 },
  );
  flow.footers(sheet.write(msg`${{ number }}, content ${{ code: documentCode(content) }}`));
  return pdf.finish();
}

function parties(
  sheet: Sheet,
  { exporter, exporterTaxId, consignee, importer, broker }: CommercialInvoiceContent,
): { title: string; lines: string[] }[] {
  return [
    {
      title: sheet.write(msg`EXPORTER`),
      lines: [
        ...exporter.slice(0, PARTY_LINES - 1),
        sheet.write(msg`Tax number: ${{ taxNumber: exporterTaxId ?? BLANK }}`),
      ],
    },
    { title: sheet.write(msg`CONSIGNEE`), lines: consignee },
    { title: sheet.write(msg`IMPORTER OR BUYER`), lines: importer ?? [BLANK, BLANK, BLANK] },
    { title: sheet.write(msg`CUSTOMS BROKER`), lines: [broker ?? BLANK] },
  ];
}

function facts(sheet: Sheet, content: CommercialInvoiceContent): [string, string][] {
  const {
    termsOfSale,
    currency,
    reasonForExport,
    marks,
    packages,
    grossWeight,
    netWeight,
    totalValue,
    freight,
    insurance,
  } = content;
  const known: [Message, string | null][] = [
    [msg`Terms of sale (Incoterms)`, termsOfSale],
    [msg`Currency`, currency],
    [msg`Reason for export`, reasonForExport],
    [msg`Marks and numbers`, marks],
    [msg`Packages`, packages],
    [msg`Gross weight`, grossWeight],
    [msg`Net weight`, netWeight],
    [msg`Freight charges`, freight],
    [msg`Insurance`, insurance],
    [msg`Total value of the goods`, totalValue],
  ];
  return known.map(([name, value]) => [sheet.write(name), value ?? BLANK]);
}

function drawLines(sheet: Sheet, flow: Flow, { lines }: CommercialInvoiceContent): void {
  const table = new Table(sheet, [
    column(sheet, msg`DESCRIPTION OF GOODS`, 190, 'left'),
    column(sheet, msg`HS CODE`, 64, 'left'),
    column(sheet, msg`COUNTRY OF ORIGIN`, 54, 'center'),
    column(sheet, msg`QUANTITY`, 68, 'right'),
    column(sheet, msg`GROSS WEIGHT`, 64, 'right'),
    column(sheet, msg`UNIT VALUE`, 60, 'right'),
    column(sheet, msg`TOTAL VALUE`, 60, 'right'),
  ]);
  flow.table(
    sheet.write(msg`GOODS`),
    table,
    lines.map((line) => [
      table.lines(0, line.description, MOST_LINES),
      cell(line.hsCode ?? SHORT_BLANK),
      cell(line.countryOfOrigin ?? SHORT_BLANK),
      cell(line.quantity),
      cell(line.grossWeight),
      cell(line.unitValue ?? SHORT_BLANK),
      cell(line.totalValue ?? SHORT_BLANK),
    ]),
  );
}
