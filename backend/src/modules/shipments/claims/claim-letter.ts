import { formatMoney } from '../../../kernel/money/money.js';
import type { Currency } from '../../../kernel/codes.js';
import { dayText } from '../../../kernel/time/day-text.js';
import { numberText } from '../../../messages/formats.js';
import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import {
  cell,
  documentCode,
  Flow,
  LETTER,
  PAGE,
  type Pdf,
  PdfDocument,
  type Picture,
  Sheet,
  Table,
} from '../../documents/index.js';
import type { ClaimItem } from './domain/claim-body.js';
import type { ClaimKind } from './domain/claim-status.js';

const MOST_LINES = 6;

const KIND_NAMES: Readonly<Record<ClaimKind, Message>> = {
  loss: msg`Loss`,
  damage: msg`Damage`,
  shortage: msg`Shortage`,
  concealed: msg`Concealed damage`,
};

/** What a claim letter says: the shipment, the liability and the amount that 49 CFR 370.3 requires. Amounts are in minor units. */
export interface ClaimLetter {
  /** Absent: English. */
  language?: Locale;
  number: string;
  kind: ClaimKind;
  companyName: string;
  carrier: string;
  currency: Currency;
  /** What identifies the shipment. */
  facts: readonly (readonly [name: string, value: string])[];
  description: string;
  items: readonly ClaimItem[];
  goodsAmount: number;
  freightAmount: number;
  otherAmount: number;
  claimed: number;
  /** Names of the documents that are enclosed. */
  evidence: readonly string[];
  /** Printed as the date of the file. */
  at: Date;
}

/** Renders the claim for the carrier, US Letter. The same content always produces the same bytes. */
export function renderClaimLetter(content: ClaimLetter, logo: Picture | null): Promise<Pdf> {
  const { number, kind, companyName, carrier, currency, facts, description, evidence, claimed, at } = content;
  const { language = SOURCE_LOCALE } = content;
  const title = translate(language, msg`Claim ${{ number }}`);
  const pdf = new PdfDocument(title, at, LETTER, language);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  if (logo !== null) flow.logo(logo);
  flow.title(title, 300);
  const right = { size: 11, bold: true, align: 'right' } as const;
  const parties = sheet.write(msg`${{ companyName }} to ${{ carrier }}`);
  sheet.text(parties, PAGE.left + 300, flow.y + 3, PAGE.contentWidth - 300, right);
  flow.y += 28;
  flow.facts([[sheet.write(msg`Type of claim`), sheet.write(KIND_NAMES[kind])], ...facts]);
  const total = formatMoney({ amount: claimed, currency });
  flow.paragraphs(sheet.write(msg`CLAIM`), [
    sheet.write(
      msg`${{ companyName }} claims ${{ total }} from ${{ carrier }}, which is liable for the loss of or damage to this shipment while it was in its care.`,
    ),
  ]);
  flow.paragraphs(
    sheet.write(msg`WHAT HAPPENED`),
    description.split('\n').filter((line) => line.trim() !== ''),
  );
  drawItems(sheet, flow, content);
  drawAmounts(sheet, flow, content);
  flow.paragraphs(sheet.write(msg`ENCLOSED`), evidence);
  flow.paragraphs(sheet.write(msg`ANSWER`), [
    sheet.write(
      msg`Please acknowledge this claim in writing within 30 days (49 CFR 370.5), and pay, decline or make a firm offer within 120 days (49 CFR 370.9).`,
    ),
  ]);
  flow.footers(sheet.write(msg`Claim ${{ number }}, content ${{ code: documentCode(content) }}`));
  return pdf.finish();
}

function drawItems(sheet: Sheet, flow: Flow, { items, language = SOURCE_LOCALE }: ClaimLetter): void {
  const table = new Table(sheet, [
    { title: [sheet.write(msg`ITEM`)], width: 400, align: 'left' },
    { title: [sheet.write(msg`PIECES`)], width: 80, align: 'right' },
    { title: [sheet.write(msg`WEIGHT (LB)`)], width: 80, align: 'right' },
  ]);
  const rows = items.map(({ description, pieces, weight }) => [
    table.lines(0, description, MOST_LINES),
    cell(numberText(language, pieces)),
    cell(weight === null ? '-' : numberText(language, weight)),
  ]);
  flow.table(sheet.write(msg`LOST OR DAMAGED`), table, rows);
}

function drawAmounts(sheet: Sheet, flow: Flow, content: ClaimLetter): void {
  const { goodsAmount, freightAmount, otherAmount, claimed, currency } = content;
  const table = new Table(sheet, [
    { title: [sheet.write(msg`AMOUNT CLAIMED`)], width: 400, align: 'left' },
    { title: [currency], width: 160, align: 'right' },
  ]);
  const money = (amount: number) => formatMoney({ amount, currency });
  flow.table(sheet.write(msg`AMOUNT`), table, [
    [cell(sheet.write(msg`Value of goods`)), cell(money(goodsAmount))],
    [cell(sheet.write(msg`Freight charges`)), cell(money(freightAmount))],
    [cell(sheet.write(msg`Other costs`)), cell(money(otherAmount))],
    [cell(sheet.write(msg`TOTAL`), true), cell(money(claimed), true)],
  ]);
}

/** What identifies the shipment of a claim. */
export function factsOf(
  shipment: { number: string; proNumber: string | null; bolNumber: string; pickupOn: string },
  { reference, deliveredOn }: { reference: string | null; deliveredOn: string | null },
  locale: Locale = SOURCE_LOCALE,
): [string, string][] {
  const write = (text: Message): string => translate(locale, text);
  return [
    [write(msg`PRO number`), shipment.proNumber ?? write(msg`Unknown`)],
    [write(msg`Bill of lading`), shipment.bolNumber],
    [write(msg`Shipment`), shipment.number],
    [write(msg`Pickup`), dayText(shipment.pickupOn, locale)],
    [write(msg`Delivery`), deliveredOn === null ? write(msg`Not delivered`) : dayText(deliveredOn, locale)],
    [write(msg`Our reference`), reference ?? write(msg`None`)],
  ];
}
