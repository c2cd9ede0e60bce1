import type { BolContent, BolCount, BolLine, BolOrder } from './bol-content.js';
import type { Sheet } from '../pdf/sheet.js';
import { cell, Table, type CellLine, type TableRow } from '../pdf/table.js';

const DESCRIPTION = 6;
/** Enough for the longest description, hazardous material name and technical name that the API accepts. */
const MOST_LINES = 14;

/** The customer order information table. */
export function orderTable(sheet: Sheet): Table {
  return new Table(sheet, [
    { title: ['CUSTOMER ORDER NUMBER'], width: 180, align: 'left' },
    { title: ['# PKGS'], width: 50, align: 'right' },
    { title: ['WEIGHT (LB)'], width: 60, align: 'right' },
    { title: ['PALLET/SLIP'], width: 50, align: 'center' },
    { title: ['ADDITIONAL SHIPPER INFO'], width: 220, align: 'left' },
  ]);
}

/** The carrier information table. The hazardous material column precedes the description (49 CFR 172.201(a)(1)). */
export function carrierTable(sheet: Sheet): Table {
  return new Table(sheet, [
    { title: ['HANDLING UNIT', 'QTY'], width: 44, align: 'right' },
    { title: ['', 'TYPE'], width: 32, align: 'center' },
    { title: ['PACKAGE', 'QTY'], width: 44, align: 'right' },
    { title: ['', 'TYPE'], width: 32, align: 'center' },
    { title: ['WEIGHT', '(LB)'], width: 48, align: 'right' },
    { title: ['H.M.', '(X)'], width: 24, align: 'center' },
    {
      title: ['COMMODITY DESCRIPTION', 'special or additional care in handling or stowing must be marked'],
      width: 232,
      align: 'left',
    },
    { title: ['LTL ONLY', 'NMFC #'], width: 58, align: 'center' },
    { title: ['', 'CLASS'], width: 46, align: 'center' },
  ]);
}

export function orderRow(table: Table, order: BolOrder, onPallets: boolean): TableRow {
  const number = table.lines(0, order.number, 2, true);
  const note = table.lines(4, order.note, 2);
  return [number, cell(count(order.packages)), cell(count(order.weight)), cell(onPallets ? 'Y' : 'N'), note];
}

export function orderTotal({ totals }: BolContent): TableRow {
  return [cell('GRAND TOTAL', true), cell(count(totals.packages), true), cell(count(totals.weight), true), [], []];
}

export function carrierRow(table: Table, line: BolLine): TableRow {
  return [
    ...quantity(line.handlingUnits),
    ...quantity(line.packages),
    cell(count(line.weight)),
    cell(line.hazmat === null ? '' : 'X', true),
    description(table, line),
    cell(line.nmfc ?? ''),
    cell(line.freightClass),
  ];
}

export function carrierTotal({ totals }: BolContent): TableRow {
  return [
    cell(count(totals.handlingUnits), true),
    [],
    cell(count(totals.packages), true),
    [],
    cell(count(totals.weight), true),
    [],
    cell('GRAND TOTAL', true),
    [],
    [],
  ];
}

/** The basic description of a hazardous material comes first, without other text in between, followed by its emergency contact (49 CFR 172.201, 172.604). */
function description(table: Table, { hazmat, description: text, note }: BolLine): CellLine[] {
  const hazardous =
    hazmat === null
      ? []
      : [
          ...table.lines(DESCRIPTION, hazmat.description, MOST_LINES, true),
          ...table.lines(DESCRIPTION, `EMERGENCY CONTACT ${hazmat.emergencyContact}`, 2, true),
        ];
  return [
    ...hazardous,
    ...table.lines(DESCRIPTION, text, MOST_LINES),
    ...(note === null ? [] : table.lines(DESCRIPTION, note, 2)),
  ];
}

function quantity(value: BolCount | null): [CellLine[], CellLine[]] {
  return value === null ? [[], []] : [cell(count(value.count)), cell(value.type)];
}

function count(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en-US');
}
