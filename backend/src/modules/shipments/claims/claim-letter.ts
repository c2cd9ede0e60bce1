import { formatMoney } from '../../../kernel/money/money.js';
import type { Currency } from '../../../kernel/codes.js';
import { dayText } from '../../../kernel/time/day-text.js';
import {
  cell,
  documentCode,
  Flow,
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

const KIND_NAMES: Readonly<Record<ClaimKind, string>> = {
  loss: 'Loss',
  damage: 'Damage',
  shortage: 'Shortage',
  concealed: 'Concealed damage',
};

/** What a claim letter says: the shipment, the liability and the amount that 49 CFR 370.3 requires. Amounts are in minor units. */
export interface ClaimLetter {
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
  const pdf = new PdfDocument(`Claim ${number}`, at);
  const sheet = new Sheet(pdf);
  const flow = new Flow(pdf, sheet);
  if (logo !== null) flow.logo(logo);
  flow.title(`Claim ${number}`, 300);
  const right = { size: 11, bold: true, align: 'right' } as const;
  sheet.text(`${companyName} to ${carrier}`, PAGE.left + 300, flow.y + 3, PAGE.contentWidth - 300, right);
  flow.y += 28;
  flow.facts([['Type of claim', KIND_NAMES[kind]], ...facts]);
  const total = formatMoney({ amount: claimed, currency });
  flow.paragraphs('CLAIM', [
    `${companyName} claims ${total} from ${carrier}, which is liable for the loss of or damage to this shipment while it was in its care.`,
  ]);
  flow.paragraphs(
    'WHAT HAPPENED',
    description.split('\n').filter((line) => line.trim() !== ''),
  );
  drawItems(sheet, flow, content);
  drawAmounts(sheet, flow, content);
  flow.paragraphs('ENCLOSED', evidence);
  flow.paragraphs('ANSWER', [
    'Please acknowledge this claim in writing within 30 days (49 CFR 370.5), and pay, decline or make a firm offer within 120 days (49 CFR 370.9).',
  ]);
  flow.footers(`Claim ${number}, content ${documentCode(content)}`);
  return pdf.finish();
}

function drawItems(sheet: Sheet, flow: Flow, { items }: ClaimLetter): void {
  const table = new Table(sheet, [
    { title: ['ITEM'], width: 400, align: 'left' },
    { title: ['PIECES'], width: 80, align: 'right' },
    { title: ['WEIGHT (LB)'], width: 80, align: 'right' },
  ]);
  const rows = items.map(({ description, pieces, weight }) => [
    table.lines(0, description, MOST_LINES),
    cell(pieces.toLocaleString('en-US')),
    cell(weight === null ? '-' : weight.toLocaleString('en-US')),
  ]);
  flow.table('LOST OR DAMAGED', table, rows);
}

function drawAmounts(sheet: Sheet, flow: Flow, content: ClaimLetter): void {
  const { goodsAmount, freightAmount, otherAmount, claimed, currency } = content;
  const table = new Table(sheet, [
    { title: ['AMOUNT CLAIMED'], width: 400, align: 'left' },
    { title: [currency], width: 160, align: 'right' },
  ]);
  const money = (amount: number) => formatMoney({ amount, currency });
  flow.table('AMOUNT', table, [
    [cell('Value of goods'), cell(money(goodsAmount))],
    [cell('Freight charges'), cell(money(freightAmount))],
    [cell('Other costs'), cell(money(otherAmount))],
    [cell('TOTAL', true), cell(money(claimed), true)],
  ]);
}

/** What identifies the shipment of a claim. */
export function factsOf(
  shipment: { number: string; proNumber: string | null; bolNumber: string; pickupOn: string },
  { reference, deliveredOn }: { reference: string | null; deliveredOn: string | null },
): [string, string][] {
  return [
    ['PRO number', shipment.proNumber ?? 'Unknown'],
    ['Bill of lading', shipment.bolNumber],
    ['Shipment', shipment.number],
    ['Pickup', dayText(shipment.pickupOn)],
    ['Delivery', deliveredOn === null ? 'Not delivered' : dayText(deliveredOn)],
    ['Our reference', reference ?? 'None'],
  ];
}
