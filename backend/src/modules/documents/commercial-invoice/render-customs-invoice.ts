import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { documentCode } from '../sha256.js';
import { Flow } from '../pdf/flow.js';
import { LETTER, PAGE, type Pdf, PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { cell, column, Table } from '../pdf/table.js';
import type { CommercialInvoiceContent } from './commercial-invoice-content.js';

const PARTY_LINES = 6;
const MOST_LINES = 6;
const BLANK = '__________________';
const SHORT_BLANK = '________';

/** Renders the data of the Canada Customs Invoice (CBSA form CI1) with its field numbers, US Letter, with blanks for unknown values. */
export function renderCustomsInvoice(content: CommercialInvoiceContent): Promise<Pdf> {
  const { invoiceNumber: number, language } = content;
  const title = translate(language ?? SOURCE_LOCALE, msg`Canada customs invoice ${{ number }}`);
  const pdf = new PdfDocument(title, new Date(content.issuedAt), LETTER, language);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  flow.title(title, PAGE.contentWidth);
  flow.y += 28;
  const { exporter, consignee, importer, exporterTaxId, broker } = content;
  flow.boxes(
    [
      {
        title: sheet.write(msg`1 VENDOR`),
        lines: [
          ...exporter.slice(0, PARTY_LINES - 1),
          sheet.write(msg`Tax number: ${{ taxNumber: exporterTaxId ?? BLANK }}`),
        ],
      },
      { title: sheet.write(msg`4 CONSIGNEE`), lines: consignee },
      { title: sheet.write(msg`5 PURCHASER (IF OTHER THAN CONSIGNEE)`), lines: importer ?? [BLANK, BLANK] },
      { title: sheet.write(msg`CUSTOMS BROKER`), lines: [broker ?? BLANK] },
    ],
    PARTY_LINES,
  );
  flow.facts(facts(sheet, content));
  drawLines(sheet, flow, content);
  flow.paragraphs(sheet.write(msg`3 OTHER REFERENCES`), [content.references.join(', ')]);
  flow.need(40);
  sheet.text(
    sheet.write(
      msg`19, 20 Exporter and originator as field 1   Signature: ______________________   Date: __________________`,
    ),
    PAGE.left,
    flow.y + 24,
    PAGE.contentWidth,
    { size: 8 },
  );
  flow.footers(sheet.write(msg`${{ number }}, content ${{ code: documentCode(content) }}`));
  return pdf.finish();
}

function facts(sheet: Sheet, content: CommercialInvoiceContent): [string, string][] {
  const {
    date,
    lines,
    termsOfSale,
    currency,
    marks,
    packages,
    grossWeight,
    netWeight,
    totalValue,
    freight,
    insurance,
  } = content;
  const origins = new Set(lines.map(({ countryOfOrigin }) => countryOfOrigin));
  const known: [Message, string | null][] = [
    [msg`2 Date of direct shipment to Canada`, date],
    [msg`6 Country of transshipment`, sheet.write(msg`No transshipment`)],
    [msg`7 Country of origin`, origins.has(null) ? null : [...origins].join(', ')],
    [msg`8 Transportation`, sheet.write(msg`Truck, from ${{ place: content.exporter.at(-1) ?? '' }}`)],
    [msg`9 Conditions of sale`, termsOfSale],
    [msg`10 Currency of settlement`, currency],
    [msg`11 Number of packages`, packages],
    [msg`12 Marks and numbers`, marks],
    [msg`16 Net weight`, netWeight],
    [msg`16 Gross weight`, grossWeight],
    [msg`17 Invoice total`, totalValue],
    [msg`23, 24 Freight charges`, freight],
    [msg`23, 24 Insurance`, insurance],
  ];
  return known.map(([name, value]) => [sheet.write(name), value ?? BLANK]);
}

function drawLines(sheet: Sheet, flow: Flow, { lines }: CommercialInvoiceContent): void {
  const table = new Table(sheet, [
    column(sheet, msg`12 SPECIFICATION OF COMMODITIES`, 254, 'left'),
    column(sheet, msg`HS CODE`, 66, 'left'),
    column(sheet, msg`ORIGIN`, 46, 'center'),
    column(sheet, msg`13 QUANTITY`, 68, 'right'),
    column(sheet, msg`14 UNIT PRICE`, 60, 'right'),
    column(sheet, msg`15 TOTAL`, 66, 'right'),
  ]);
  flow.table(
    sheet.write(msg`GOODS`),
    table,
    lines.map((line) => [
      table.lines(0, line.description, MOST_LINES),
      cell(line.hsCode ?? SHORT_BLANK),
      cell(line.countryOfOrigin ?? SHORT_BLANK),
      cell(line.quantity),
      cell(line.unitValue ?? SHORT_BLANK),
      cell(line.totalValue ?? SHORT_BLANK),
    ]),
  );
}
