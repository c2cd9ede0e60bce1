import { documentCode } from '../sha256.js';
import { Flow } from '../pdf/flow.js';
import { PAGE } from '../pdf/pdf-document.js';
import type { Pdf } from '../pdf/pdf-document.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { cell, Table } from '../pdf/table.js';
import type { CommercialInvoiceContent } from './commercial-invoice-content.js';

const PARTY_LINES = 6;
const MOST_LINES = 6;
/** A blank to fill in by hand. */
const BLANK = '__________________';
const SHORT_BLANK = '________';

/** Renders the commercial invoice as a PDF, US Letter, with blanks for unknown values. The same content always produces the same bytes. */
export function renderCommercialInvoice(content: CommercialInvoiceContent): Promise<Pdf> {
  const pdf = new PdfDocument(`Commercial invoice ${content.invoiceNumber}`, new Date(content.issuedAt));
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  flow.title(`Commercial invoice ${content.invoiceNumber}`, 400);
  sheet.text(`Date ${content.date}`, PAGE.left + 400, flow.y + 4, PAGE.contentWidth - 400, {
    size: 11,
    bold: true,
    align: 'right',
  });
  flow.y += 28;
  flow.boxes(parties(content), PARTY_LINES);
  flow.facts(facts(content));
  drawLines(sheet, flow, content);
  flow.paragraphs('REFERENCES', [content.references.join(', ')]);
  flow.paragraphs('DECLARATION', ['I declare that the particulars given on this invoice are true and complete.']);
  flow.need(40);
  sheet.text(
    `Signature: ______________________________   Name: ______________________________   Date: ${BLANK}`,
    PAGE.left,
    flow.y + 24,
    PAGE.contentWidth,
    { size: 8 },
  );
  flow.footers(`${content.invoiceNumber}, content ${documentCode(content)}`);
  return pdf.finish();
}

function parties({
  exporter,
  exporterTaxId,
  consignee,
  importer,
  broker,
}: CommercialInvoiceContent): { title: string; lines: string[] }[] {
  return [
    { title: 'EXPORTER', lines: [...exporter.slice(0, PARTY_LINES - 1), `Tax number: ${exporterTaxId ?? BLANK}`] },
    { title: 'CONSIGNEE', lines: consignee },
    { title: 'IMPORTER OR BUYER', lines: importer ?? [BLANK, BLANK, BLANK] },
    { title: 'CUSTOMS BROKER', lines: [broker ?? BLANK] },
  ];
}

function facts(content: CommercialInvoiceContent): [string, string][] {
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
  const known: [string, string | null][] = [
    ['Terms of sale (Incoterms)', termsOfSale],
    ['Currency', currency],
    ['Reason for export', reasonForExport],
    ['Marks and numbers', marks],
    ['Packages', packages],
    ['Gross weight', grossWeight],
    ['Net weight', netWeight],
    ['Freight charges', freight],
    ['Insurance', insurance],
    ['Total value of the goods', totalValue],
  ];
  return known.map(([name, value]) => [name, value ?? BLANK]);
}

function drawLines(sheet: Sheet, flow: Flow, { lines }: CommercialInvoiceContent): void {
  const table = new Table(sheet, [
    { title: ['DESCRIPTION OF GOODS'], width: 190, align: 'left' },
    { title: ['HS CODE'], width: 64, align: 'left' },
    { title: ['COUNTRY', 'OF ORIGIN'], width: 54, align: 'center' },
    { title: ['QUANTITY'], width: 68, align: 'right' },
    { title: ['GROSS WEIGHT'], width: 64, align: 'right' },
    { title: ['UNIT VALUE'], width: 60, align: 'right' },
    { title: ['TOTAL VALUE'], width: 60, align: 'right' },
  ]);
  flow.table(
    'GOODS',
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
