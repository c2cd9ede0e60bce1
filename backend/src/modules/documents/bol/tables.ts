import { numberText } from '../../../messages/formats.js';
import type { Locale } from '../../../messages/locales.js';
import { type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { type BolContent, type BolCount, type BolLine, type BolOrder, languageOf } from './bol-content.js';
import type { Sheet } from '../pdf/sheet.js';
import { cell, Table, type CellLine, type TableRow } from '../pdf/table.js';

const GRAND_TOTAL = msg`GRAND TOTAL`;
const DESCRIPTION = 6;
/** Enough for the longest description, hazardous material name and technical name that the API accepts. */
const MOST_LINES = 14;

/** The customer order information table. */
export function orderTable(sheet: Sheet, locale: Locale): Table {
  const write = (text: Message) => translate(locale, text);
  return new Table(sheet, [
    { title: [write(msg`CUSTOMER ORDER NUMBER`)], width: 180, align: 'left' },
    { title: [write(msg`# PKGS`)], width: 50, align: 'right' },
    { title: [write(msg`WEIGHT (LB)`)], width: 60, align: 'right' },
    { title: [write(msg`PALLET/SLIP`)], width: 50, align: 'center' },
    { title: [write(msg`ADDITIONAL SHIPPER INFO`)], width: 220, align: 'left' },
  ]);
}

/** The carrier information table. The hazardous material column precedes the description (49 CFR 172.201(a)(1)). */
export function carrierTable(sheet: Sheet, locale: Locale): Table {
  const write = (text: Message) => translate(locale, text);
  return new Table(sheet, [
    { title: [write(msg`HANDLING UNIT`), write(msg`QTY`)], width: 44, align: 'right' },
    { title: ['', write(msg`TYPE`)], width: 32, align: 'center' },
    { title: [write(msg`PACKAGE`), write(msg`QTY`)], width: 44, align: 'right' },
    { title: ['', write(msg`TYPE`)], width: 32, align: 'center' },
    { title: [write(msg`WEIGHT`), '(LB)'], width: 48, align: 'right' },
    { title: [write(msg`H.M.`), '(X)'], width: 24, align: 'center' },
    {
      title: [
        write(msg`COMMODITY DESCRIPTION`),
        write(msg`special or additional care in handling or stowing must be marked`),
      ],
      width: 232,
      align: 'left',
    },
    { title: [write(msg`LTL ONLY`), 'NMFC #'], width: 58, align: 'center' },
    { title: ['', write(msg`CLASS`)], width: 46, align: 'center' },
  ]);
}

export function orderRow(
  table: Table,
  order: BolOrder,
  { onPallets, locale }: { onPallets: boolean; locale: Locale },
): TableRow {
  const isOnPallets = translate(locale, onPallets ? msg`Y` : msg`N`);
  const number = table.lines(0, order.number, 2, true);
  const note = table.lines(4, order.note, 2);
  return [number, cell(count(locale, order.packages)), cell(count(locale, order.weight)), cell(isOnPallets), note];
}

export function orderTotal(content: BolContent): TableRow {
  const { totals } = content;
  const locale = languageOf(content);
  const total = (value: number) => cell(count(locale, value), true);
  return [cell(translate(locale, GRAND_TOTAL), true), total(totals.packages), total(totals.weight), [], []];
}

export function carrierRow(table: Table, line: BolLine, locale: Locale): TableRow {
  return [
    ...quantity(locale, line.handlingUnits),
    ...quantity(locale, line.packages),
    cell(count(locale, line.weight)),
    cell(line.hazmat === null ? '' : 'X', true),
    description(table, line, locale),
    cell(line.nmfc ?? ''),
    cell(line.freightClass),
  ];
}

export function carrierTotal(content: BolContent): TableRow {
  const { totals } = content;
  const locale = languageOf(content);
  const total = (value: number) => cell(count(locale, value), true);
  return [
    total(totals.handlingUnits),
    [],
    total(totals.packages),
    [],
    total(totals.weight),
    [],
    cell(translate(locale, GRAND_TOTAL), true),
    [],
    [],
  ];
}

/** The basic description of a hazardous material comes first, without other text in between, followed by its emergency contact (49 CFR 172.201, 172.604). */
function description(table: Table, { hazmat, description: text, note }: BolLine, locale: Locale): CellLine[] {
  const hazardous =
    hazmat === null
      ? []
      : [
          ...table.lines(DESCRIPTION, hazmat.description, MOST_LINES, true),
          ...table.lines(DESCRIPTION, `${emergencyLabel(locale)} ${hazmat.emergencyContact}`, 2, true),
        ];
  return [
    ...hazardous,
    ...table.lines(DESCRIPTION, text, MOST_LINES),
    ...(note === null ? [] : table.lines(DESCRIPTION, note, 2)),
  ];
}

/** In English first in every language, like the description (49 CFR 172.201(a)(2)). */
function emergencyLabel(locale: Locale): string {
  const label = msg`EMERGENCY CONTACT`;
  return [...new Set([label.message, translate(locale, label)])].join(' / ');
}

function quantity(locale: Locale, value: BolCount | null): [CellLine[], CellLine[]] {
  return value === null ? [[], []] : [cell(count(locale, value.count)), cell(value.type)];
}

function count(locale: Locale, value: number | null): string {
  return value === null ? '' : numberText(locale, value);
}
