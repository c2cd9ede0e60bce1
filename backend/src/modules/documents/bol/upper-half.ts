import { gs1ShipmentBarcode, proBarcode } from '../pdf/barcode.js';
import type { BolBillTo, BolContent, BolParty } from './bol-content.js';
import { PAGE } from '../pdf/pdf-document.js';
import { COLUMNS, HEIGHTS, TOPS } from './form.js';
import type { Sheet } from '../pdf/sheet.js';
import { LINE_HEIGHT } from '../pdf/table.js';

const { left, leftWidth, right, rightWidth } = COLUMNS;
const INSET = 4;
const ADDRESS_LINE = 9.6;
const PHONE_WIDTH = 110;
const BILL_TO_LABEL = 56;
const BILL_TO_WIDTH = leftWidth - 2 * INSET - BILL_TO_LABEL;
const LOCATION_WIDTH = 80;
const CONTACT_WIDTH = leftWidth - 3 * INSET - PHONE_WIDTH;
/** Text below this size in points is hard to read on paper. */
const SMALLEST = 7;

/** Date, title and page number at the top of every page. */
export function drawTitle(sheet: Sheet, content: BolContent, title: string, page: number, pages: number): void {
  sheet.text(`Date: ${content.date}`, PAGE.left, PAGE.top + 6, 140, { size: 9 });
  sheet.text(title, PAGE.left + 140, PAGE.top + 2, PAGE.contentWidth - 280, {
    size: 14,
    bold: true,
    align: 'center',
    role: 'H1',
  });
  sheet.text(`Page ${page} of ${pages}`, PAGE.left + PAGE.contentWidth - 140, PAGE.top + 6, 140, {
    size: 9,
    align: 'right',
    role: 'Artifact',
  });
}

/** Parties on the left, numbers and terms on the right, above the tables. */
export function drawUpperHalf(
  sheet: Sheet,
  content: BolContent,
  instructions: readonly string[],
  continued: string,
): void {
  drawParty(sheet, 'SHIP FROM', content.shipFrom, TOPS.shipFrom, HEIGHTS.shipFrom, 'SID#');
  drawParty(sheet, 'SHIP TO', content.shipTo, TOPS.shipTo, HEIGHTS.shipTo, 'CID#');
  drawBillTo(sheet, content.billTo);
  drawInstructions(sheet, instructions, continued);
  drawBolNumber(sheet, content.bolNumber);
  drawCarrier(sheet, content.carrier.name);
  drawPro(sheet, content.carrier.scac, content.proNumber);
  drawTerms(sheet, content.terms);
}

function drawParty(
  sheet: Sheet,
  title: string,
  party: BolParty,
  top: number,
  height: number,
  numberLabel: string,
): void {
  sheet.box(left, top, leftWidth, height);
  let y = sheet.bar(left, top, leftWidth, title) + 3;
  const width = leftWidth - 2 * INSET;
  sheet.text(party.name, left + INSET, y, nameWidth(title), { size: 9.5, bold: true });
  if (title === 'SHIP TO')
    sheet.text('Location #:', left + leftWidth - LOCATION_WIDTH, y, 76, { size: 9.5, bold: true });
  y += 12;
  for (const line of addressLines(party)) {
    sheet.text(line, left + INSET, y, width, { size: 8.5 });
    y += ADDRESS_LINE;
  }
  drawContact(sheet, party, y, width);
  const bottom = top + height - 10;
  sheet.text(`${numberLabel}: ${party.partyNumber ?? ''}`, left + INSET, bottom, width - 50, { size: 7.5 });
  sheet.checkbox(left + leftWidth - 40, bottom, 'FOB', false, 36);
}

function addressLines({ address1, address2, city, state, postalCode, country }: BolParty): string[] {
  return [address1, ...(address2 === null ? [] : [address2]), `${city}, ${state} ${postalCode} ${country}`];
}

function nameWidth(title: string): number {
  return leftWidth - 2 * INSET - (title === 'SHIP TO' ? LOCATION_WIDTH : 0);
}

/** Parties and payer whose text is too long for their boxes, in full. They are printed with the instructions. */
export function completeParties(sheet: Sheet, { shipFrom, shipTo, billTo }: BolContent): string[] {
  const long = (text: string, width: number, bold = false): boolean =>
    !sheet.fits(text, width, { size: SMALLEST, bold });
  const party = (title: string, content: BolParty): string[] => {
    const lines = addressLines(content);
    const contact = content.contactName === null ? '' : `Contact: ${content.contactName}`;
    const tooLong =
      long(content.name, nameWidth(title), true) ||
      lines.some((line) => long(line, leftWidth - 2 * INSET)) ||
      long(contact, CONTACT_WIDTH);
    return tooLong ? [`${title}: ${[content.name, ...lines, contact].filter(Boolean).join(', ')}`] : [];
  };
  const payer = billTo === null ? [] : [billTo.name, billTo.address, billTo.cityLine];
  return [
    ...party('SHIP FROM', shipFrom),
    ...party('SHIP TO', shipTo),
    ...(payer.some((line) => long(line, BILL_TO_WIDTH)) ? [`BILL TO: ${payer.join(', ')}`] : []),
  ];
}

/** A long name is shortened; the phone number is always complete. */
function drawContact(sheet: Sheet, { contactName, contactPhone }: BolParty, y: number, width: number): void {
  if (contactName !== null) sheet.text(`Contact: ${contactName}`, left + INSET, y, CONTACT_WIDTH, { size: 8.5 });
  if (contactPhone !== null)
    sheet.text(contactPhone, left + INSET + width - PHONE_WIDTH, y, PHONE_WIDTH, { size: 8.5, align: 'right' });
}

/** Empty lines without a payer of its own. */
function drawBillTo(sheet: Sheet, billTo: BolBillTo | null): void {
  sheet.box(left, TOPS.billTo, leftWidth, HEIGHTS.billTo);
  let y = sheet.bar(left, TOPS.billTo, leftWidth, 'THIRD PARTY FREIGHT CHARGES BILL TO') + 4;
  const account = billTo?.accountNumber ? ` (account ${billTo.accountNumber})` : '';
  const lines = [
    ['Name:', `${billTo?.name ?? ''}${account}`],
    ['Address:', billTo?.address ?? ''],
    ['City/State/ZIP:', billTo?.cityLine ?? ''],
  ] as const;
  for (const [label, value] of lines) {
    sheet.text(label, left + INSET, y, BILL_TO_LABEL, { size: 7.5 });
    sheet.text(value, left + INSET + BILL_TO_LABEL, y - 0.5, BILL_TO_WIDTH, { size: 8.5 });
    y += 16;
  }
}

function drawInstructions(sheet: Sheet, lines: readonly string[], continued: string): void {
  sheet.box(left, TOPS.instructions, leftWidth, HEIGHTS.instructions);
  const y = sheet.bar(left, TOPS.instructions, leftWidth, `SPECIAL INSTRUCTIONS${continued}`) + 2;
  lines.forEach((line, index) =>
    sheet.text(line, left + INSET, y + index * LINE_HEIGHT, leftWidth - 2 * INSET, { size: 7 }),
  );
}

function drawBolNumber(sheet: Sheet, bolNumber: string): void {
  sheet.box(right, TOPS.shipFrom, rightWidth, HEIGHTS.shipFrom);
  sheet.text('Bill of Lading Number:', right + INSET, TOPS.shipFrom + 6, 98, { size: 8 });
  sheet.text(bolNumber, right + 102, TOPS.shipFrom + 3, rightWidth - 106, { size: 12, bold: true });
  sheet.barcode(gs1ShipmentBarcode(bolNumber), right, TOPS.shipFrom + 22, rightWidth, 48);
}

function drawCarrier(sheet: Sheet, name: string): void {
  const top = TOPS.shipTo;
  sheet.box(right, top, rightWidth, HEIGHTS.shipTo);
  sheet.text('CARRIER NAME:', right + INSET, top + 6, 68, { size: 8 });
  sheet.text(name, right + 74, top + 4, rightWidth - 78, { size: 11, bold: true });
  sheet.text('Trailer number:', right + INSET, top + 28, rightWidth - 2 * INSET, { size: 8 });
  sheet.text('Seal number(s):', right + INSET, top + 50, rightWidth - 2 * INSET, { size: 8 });
}

function drawPro(sheet: Sheet, scac: string, proNumber: string | null): void {
  const top = TOPS.billTo;
  sheet.box(right, top, rightWidth, HEIGHTS.billTo);
  sheet.text('SCAC:', right + INSET, top + 6, 30, { size: 8 });
  sheet.text(scac, right + 34, top + 3, 50, { size: 12, bold: true });
  sheet.text('PRO number:', right + 90, top + 6, 52, { size: 8 });
  sheet.text(proNumber ?? '', right + 144, top + 3, rightWidth - 148, { size: 12, bold: true });
  if (proNumber !== null) sheet.barcode(proBarcode(proNumber), right, top + 19, rightWidth, 34);
}

function drawTerms(sheet: Sheet, terms: BolContent['terms']): void {
  const top = TOPS.instructions;
  sheet.box(right, top, rightWidth, HEIGHTS.instructions);
  sheet.text('Freight charge terms: prepaid unless marked otherwise', right + INSET, top + 5, rightWidth - 2 * INSET, {
    size: 7.5,
    bold: true,
  });
  sheet.checkbox(right + 8, top + 18, 'Prepaid', terms === 'prepaid', 70);
  sheet.checkbox(right + 88, top + 18, 'Collect', terms === 'collect', 70);
  sheet.checkbox(right + 168, top + 18, '3rd party', terms === 'third_party', 80);
  sheet.rule(right, top + 32, rightWidth);
  sheet.checkbox(
    right + 8,
    top + 41,
    'Master bill of lading with attached underlying bills of lading',
    false,
    rightWidth - 16,
  );
}
