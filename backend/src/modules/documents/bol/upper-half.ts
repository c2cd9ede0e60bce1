import { gs1ShipmentBarcode, proBarcode } from '../pdf/barcode.js';
import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { type BolContent, type BolParty, languageOf } from './bol-content.js';
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

type Write = (text: Message) => string;

export const SPECIAL_INSTRUCTIONS = msg`SPECIAL INSTRUCTIONS`;

/** Boxes of the parties. */
const SHIP_FROM = { title: msg`SHIP FROM`, isDestination: false, numberLabel: 'SID#' };
const SHIP_TO = { title: msg`SHIP TO`, isDestination: true, numberLabel: 'CID#' };
type PartyBox = typeof SHIP_FROM;

const writer =
  (content: BolContent): Write =>
  (text) =>
    translate(languageOf(content), text);

/** Date, title and page number at the top of every page. */
export function drawTitle(sheet: Sheet, content: BolContent, title: Message, page: number, pages: number): void {
  const write = writer(content);
  sheet.text(write(msg`Date: ${{ date: content.date }}`), PAGE.left, PAGE.top + 6, 140, { size: 9 });
  sheet.text(write(title), PAGE.left + 140, PAGE.top + 2, PAGE.contentWidth - 280, {
    size: 14,
    bold: true,
    align: 'center',
    role: 'H1',
  });
  sheet.text(write(msg`Page ${{ page }} of ${{ pages }}`), PAGE.left + PAGE.contentWidth - 140, PAGE.top + 6, 140, {
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
  const write = writer(content);
  drawParty(sheet, write, SHIP_FROM, content.shipFrom);
  drawParty(sheet, write, SHIP_TO, content.shipTo);
  drawBillTo(sheet, write, content);
  drawInstructions(sheet, instructions, `${write(SPECIAL_INSTRUCTIONS)}${continued}`);
  drawBolNumber(sheet, write, content.bolNumber);
  drawCarrier(sheet, write, content.carrier.name);
  drawPro(sheet, write, content);
  drawTerms(sheet, write, content.terms);
}

function drawParty(sheet: Sheet, write: Write, box: PartyBox, party: BolParty): void {
  const { isDestination } = box;
  const [top, height] = isDestination ? [TOPS.shipTo, HEIGHTS.shipTo] : [TOPS.shipFrom, HEIGHTS.shipFrom];
  sheet.box(left, top, leftWidth, height);
  let y = sheet.bar(left, top, leftWidth, write(box.title)) + 3;
  const width = leftWidth - 2 * INSET;
  sheet.text(party.name, left + INSET, y, nameWidth(box), { size: 9.5, bold: true });
  if (isDestination)
    sheet.text(write(msg`Location #:`), left + leftWidth - LOCATION_WIDTH, y, 76, { size: 9.5, bold: true });
  y += 12;
  for (const line of addressLines(party)) {
    sheet.text(line, left + INSET, y, width, { size: 8.5 });
    y += ADDRESS_LINE;
  }
  drawContact(sheet, write, party, y);
  const bottom = top + height - 10;
  sheet.text(`${box.numberLabel}: ${party.partyNumber ?? ''}`, left + INSET, bottom, width - 50, { size: 7.5 });
  sheet.checkbox(left + leftWidth - 40, bottom, 'FOB', false, 36);
}

function addressLines({
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
}: Omit<BolParty, 'name' | 'contactName'>): string[] {
  return [address1, ...(address2 === null ? [] : [address2]), `${city}, ${state} ${postalCode} ${country}`];
}

function nameWidth({ isDestination }: PartyBox): number {
  return leftWidth - 2 * INSET - (isDestination ? LOCATION_WIDTH : 0);
}

/** Parties and payer whose text is too long for their boxes, in full. They are printed with the instructions. */
export function completeParties(sheet: Sheet, content: BolContent): string[] {
  const { shipFrom, shipTo, billTo } = content;
  const write = writer(content);
  const long = (text: string, width: number, bold = false): boolean =>
    !sheet.fits(text, width, { size: SMALLEST, bold });
  const party = (box: PartyBox, { name, contactName, ...address }: BolParty): string[] => {
    const lines = addressLines(address);
    const contact = contactName === null ? '' : write(msg`Contact: ${{ contactName }}`);
    const tooLong =
      long(name, nameWidth(box), true) ||
      lines.some((line) => long(line, leftWidth - 2 * INSET)) ||
      long(contact, CONTACT_WIDTH);
    return tooLong ? [`${write(box.title)}: ${[name, ...lines, contact].filter(Boolean).join(', ')}`] : [];
  };
  const payer = billTo === null ? [] : [billTo.name, billTo.address, billTo.cityLine];
  return [
    ...party(SHIP_FROM, shipFrom),
    ...party(SHIP_TO, shipTo),
    ...(payer.some((line) => long(line, BILL_TO_WIDTH)) ? [write(msg`BILL TO: ${{ payer: payer.join(', ') }}`)] : []),
  ];
}

/** A long name is shortened; the phone number is always complete. */
function drawContact(sheet: Sheet, write: Write, { contactName, contactPhone }: BolParty, y: number): void {
  const width = leftWidth - 2 * INSET;
  if (contactName !== null)
    sheet.text(write(msg`Contact: ${{ contactName }}`), left + INSET, y, CONTACT_WIDTH, { size: 8.5 });
  if (contactPhone !== null)
    sheet.text(contactPhone, left + INSET + width - PHONE_WIDTH, y, PHONE_WIDTH, { size: 8.5, align: 'right' });
}

/** Empty lines without a payer of its own. */
function drawBillTo(sheet: Sheet, write: Write, { billTo }: BolContent): void {
  sheet.box(left, TOPS.billTo, leftWidth, HEIGHTS.billTo);
  let y = sheet.bar(left, TOPS.billTo, leftWidth, write(msg`THIRD PARTY FREIGHT CHARGES BILL TO`)) + 4;
  const account = billTo?.accountNumber ? ` (${write(msg`account ${{ accountNumber: billTo.accountNumber }}`)})` : '';
  const lines = [
    [write(msg`Name:`), `${billTo?.name ?? ''}${account}`],
    [write(msg`Address:`), billTo?.address ?? ''],
    [write(msg`City/State/ZIP:`), billTo?.cityLine ?? ''],
  ] as const;
  for (const [label, value] of lines) {
    sheet.text(label, left + INSET, y, BILL_TO_LABEL, { size: 7.5 });
    sheet.text(value, left + INSET + BILL_TO_LABEL, y - 0.5, BILL_TO_WIDTH, { size: 8.5 });
    y += 16;
  }
}

function drawInstructions(sheet: Sheet, lines: readonly string[], title: string): void {
  sheet.box(left, TOPS.instructions, leftWidth, HEIGHTS.instructions);
  const y = sheet.bar(left, TOPS.instructions, leftWidth, title) + 2;
  lines.forEach((line, index) =>
    sheet.text(line, left + INSET, y + index * LINE_HEIGHT, leftWidth - 2 * INSET, { size: 7 }),
  );
}

function drawBolNumber(sheet: Sheet, write: Write, bolNumber: string): void {
  sheet.box(right, TOPS.shipFrom, rightWidth, HEIGHTS.shipFrom);
  sheet.text(write(msg`Bill of Lading Number:`), right + INSET, TOPS.shipFrom + 6, 98, { size: 8 });
  sheet.text(bolNumber, right + 102, TOPS.shipFrom + 3, rightWidth - 106, { size: 12, bold: true });
  sheet.barcode(gs1ShipmentBarcode(bolNumber), right, TOPS.shipFrom + 22, rightWidth, 48);
}

function drawCarrier(sheet: Sheet, write: Write, name: string): void {
  const top = TOPS.shipTo;
  sheet.box(right, top, rightWidth, HEIGHTS.shipTo);
  sheet.text(write(msg`CARRIER NAME:`), right + INSET, top + 6, 68, { size: 8 });
  sheet.text(name, right + 74, top + 4, rightWidth - 78, { size: 11, bold: true });
  sheet.text(write(msg`Trailer number:`), right + INSET, top + 28, rightWidth - 2 * INSET, { size: 8 });
  sheet.text(write(msg`Seal number(s):`), right + INSET, top + 50, rightWidth - 2 * INSET, { size: 8 });
}

function drawPro(sheet: Sheet, write: Write, { carrier: { scac }, proNumber }: BolContent): void {
  const top = TOPS.billTo;
  sheet.box(right, top, rightWidth, HEIGHTS.billTo);
  sheet.text('SCAC:', right + INSET, top + 6, 30, { size: 8 });
  sheet.text(scac, right + 34, top + 3, 50, { size: 12, bold: true });
  sheet.text(write(msg`PRO number:`), right + 90, top + 6, 52, { size: 8 });
  sheet.text(proNumber ?? '', right + 144, top + 3, rightWidth - 148, { size: 12, bold: true });
  if (proNumber !== null) sheet.barcode(proBarcode(proNumber), right, top + 19, rightWidth, 34);
}

function drawTerms(sheet: Sheet, write: Write, terms: BolContent['terms']): void {
  const top = TOPS.instructions;
  sheet.box(right, top, rightWidth, HEIGHTS.instructions);
  const title = write(msg`Freight charge terms: prepaid unless marked otherwise`);
  sheet.text(title, right + INSET, top + 5, rightWidth - 2 * INSET, { size: 7.5, bold: true });
  sheet.checkbox(right + 8, top + 18, write(msg`Prepaid`), terms === 'prepaid', 70);
  sheet.checkbox(right + 88, top + 18, write(msg`Collect`), terms === 'collect', 70);
  sheet.checkbox(right + 168, top + 18, write(msg`3rd party`), terms === 'third_party', 80);
  sheet.rule(right, top + 32, rightWidth);
  sheet.checkbox(
    right + 8,
    top + 41,
    write(msg`Master bill of lading with attached underlying bills of lading`),
    false,
    rightWidth - 16,
  );
}
