import { documentCode } from '../sha256.js';
import { Flow } from '../pdf/flow.js';
import { PAGE, type Pdf, PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { cell, Table } from '../pdf/table.js';
import type { CommercialInvoiceContent } from './commercial-invoice-content.js';

const PARTY_LINES = 6;
const MOST_LINES = 6;
const BLANK = '__________________';
const SHORT_BLANK = '________';

/** Renders the data of the Canada Customs Invoice (CBSA form CI1) with its field numbers, US Letter, with blanks for unknown values. */
export function renderCustomsInvoice(content: CommercialInvoiceContent): Promise<Pdf> {
  const title = `Canada customs invoice ${content.invoiceNumber}`;
  const pdf = new PdfDocument(title, new Date(content.issuedAt));
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  flow.title(title, PAGE.contentWidth);
  flow.y += 28;
  const { exporter, consignee, importer, exporterTaxId, broker } = content;
  flow.boxes(
    [
      { title: '1 VENDOR', lines: [...exporter.slice(0, PARTY_LINES - 1), `Tax number: ${exporterTaxId ?? BLANK}`] },
      { title: '4 CONSIGNEE', lines: consignee },
      { title: '5 PURCHASER (IF OTHER THAN CONSIGNEE)', lines: importer ?? [BLANK, BLANK] },
      { title: 'CUSTOMS BROKER', lines: [broker ?? BLANK] },
    ],
    PARTY_LINES,
  );
  flow.facts(facts(content));
  drawLines(sheet, flow, content);
  flow.paragraphs('3 OTHER REFERENCES', [content.references.join(', ')]);
  flow.need(40);
  sheet.text(
    `19, 20 Exporter and originator as field 1   Signature: ______________________   Date: ${BLANK}`,
    PAGE.left,
    flow.y + 24,
    PAGE.contentWidth,
    { size: 8 },
  );
  flow.footers(`${content.invoiceNumber}, content ${documentCode(content)}`);
  return pdf.finish();
}

function facts(content: CommercialInvoiceContent): [string, string][] {
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
  const known: [string, string | null][] = [
    ['2 Date of direct shipment to Canada', date],
    ['6 Country of transshipment', 'None'],
    ['7 Country of origin', origins.has(null) ? null : [...origins].join(', ')],
    ['8 Transportation', `Truck, from ${content.exporter.at(-1) ?? ''}`],
    ['9 Conditions of sale', termsOfSale],
    ['10 Currency of settlement', currency],
    ['11 Number of packages', packages],
    ['12 Marks and numbers', marks],
    ['16 Net weight', netWeight],
    ['16 Gross weight', grossWeight],
    ['17 Invoice total', totalValue],
    ['23, 24 Freight charges', freight],
    ['23, 24 Insurance', insurance],
  ];
  return known.map(([name, value]) => [name, value ?? BLANK]);
}

function drawLines(sheet: Sheet, flow: Flow, { lines }: CommercialInvoiceContent): void {
  const table = new Table(sheet, [
    { title: ['12 SPECIFICATION OF COMMODITIES'], width: 254, align: 'left' },
    { title: ['HS CODE'], width: 66, align: 'left' },
    { title: ['ORIGIN'], width: 46, align: 'center' },
    { title: ['13 QUANTITY'], width: 68, align: 'right' },
    { title: ['14 UNIT', 'PRICE'], width: 60, align: 'right' },
    { title: ['15 TOTAL'], width: 66, align: 'right' },
  ]);
  flow.table(
    'GOODS',
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
