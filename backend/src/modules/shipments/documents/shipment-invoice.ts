import { formatMoney } from '../../../kernel/money/money.js';
import type { CommercialInvoiceContent, InvoiceLine } from '../../documents/index.js';
import type { HandlingUnit } from '../../rating/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { DocumentWarningDto } from './shipment-documents.dto.js';
import { stopOf } from './shipment-bol.js';
import { addressLines } from './shipment-labels.js';

/** Whether the freight crosses a border and needs a customs declaration. */
export function isCrossBorder({ body }: Pick<ShipmentRow, 'body'>): boolean {
  return stopOf(body.stops, 'origin').country !== stopOf(body.stops, 'destination').country;
}

/** Content of a shipment's commercial invoice. Values that Lading does not have are blank (freight.md 4.4). Without freight price. */
export function commercialInvoiceOf({
  number,
  bolNumber,
  proNumber,
  carrierName,
  scac,
  pickupOn,
  handlingUnitCount,
  body,
  createdAt,
}: ShipmentRow): CommercialInvoiceContent {
  const unit = body.units === 'metric' ? 'kg' : 'lb';
  const weight = body.handlingUnits.reduce((sum, handlingUnit) => sum + handlingUnit.weight, 0);
  return {
    invoiceNumber: number,
    date: pickupOn,
    issuedAt: createdAt.toISOString(),
    exporter: addressLines(stopOf(body.stops, 'origin')),
    exporterTaxId: null,
    consignee: addressLines(stopOf(body.stops, 'destination')),
    importer: null,
    termsOfSale: null,
    currency: body.declaredValue?.currency ?? null,
    reasonForExport: null,
    broker: null,
    references: [
      `Bill of lading ${bolNumber}`,
      `Carrier ${carrierName} (${scac})`,
      ...(proNumber === null ? [] : [`PRO ${proNumber}`]),
      ...body.references.map(({ type, value }) => `${type} ${value}`),
    ],
    marks: null,
    lines: body.handlingUnits.flatMap((handlingUnit) => invoiceLines(handlingUnit, unit)),
    packages: `${handlingUnitCount} handling units`,
    grossWeight: `${weight.toLocaleString('en-US')} ${unit}`,
    netWeight: null,
    totalValue: body.declaredValue === null ? null : formatMoney(body.declaredValue),
    freight: null,
    insurance: null,
  };
}

function invoiceLines({ count, type, commodities }: HandlingUnit, unit: string): InvoiceLine[] {
  return commodities.map(({ description, pieces, packagingType, weight }) => ({
    description: description ?? '',
    hsCode: null,
    countryOfOrigin: null,
    quantity: pieces ? `${pieces} ${packagingType ?? 'PCS'}` : `${count} ${type}`,
    unitValue: null,
    totalValue: null,
    grossWeight: `${weight.toLocaleString('en-US')} ${unit}`,
  }));
}

const BLANKS = {
  exporterTaxId: 'Tax number of the exporter',
  importer: 'Importer or buyer',
  termsOfSale: 'Terms of sale (Incoterms)',
  currency: 'Currency',
  reasonForExport: 'Reason for export',
  broker: 'Customs broker',
  marks: 'Marks and numbers',
  netWeight: 'Net weight',
  totalValue: 'Total value',
  freight: 'Freight charges',
  insurance: 'Insurance',
} as const;
const LINE_BLANKS = {
  hsCode: 'HS code',
  countryOfOrigin: 'Country of origin',
  unitValue: 'Value of a unit',
  totalValue: 'Value of the line',
} as const;

/** One warning per blank field of the invoice. */
export function blanksOf(invoice: CommercialInvoiceContent): DocumentWarningDto[] {
  const head = blanks(invoice, BLANKS, '');
  return [...head, ...invoice.lines.flatMap((line, index) => blanks(line, LINE_BLANKS, `/lines/${index}`))];
}

function blanks<T extends object>(
  content: T,
  names: Partial<Record<keyof T, string>>,
  at: string,
): DocumentWarningDto[] {
  const missing = Object.entries(names).filter(([field]) => content[field as keyof T] === null);
  return missing.map(([field, name]) => ({
    pointer: `${at}/${field}`,
    code: 'TO_BE_FILLED_IN',
    message: `${String(name)} is not known and has to be filled in by hand.`,
  }));
}
