import { formatMoney, type Money } from '../../../kernel/money/money.js';
import type { CommercialInvoiceContent, InvoiceLine } from '../../documents/index.js';
import { contactText, type Customs, type CustomsParty, type HandlingUnit, placeLines } from '../../rating/index.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
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
  const customs = body.customs ?? {};
  const value = goodsValue(body);
  const consignee = addressLines(stopOf(body.stops, 'destination'));
  const weight = body.handlingUnits.reduce((sum, handlingUnit) => sum + handlingUnit.weight, 0);
  return {
    invoiceNumber: number,
    date: pickupOn,
    issuedAt: createdAt.toISOString(),
    exporter: addressLines(stopOf(body.stops, 'origin')),
    exporterTaxId: customs.exporterTaxNumber ?? null,
    consignee,
    importer: customs.importer ? partyLines(customs.importer) : consignee,
    termsOfSale: termsOfSale(customs),
    currency: value?.currency ?? null,
    reasonForExport: customs.reasonForExport ?? null,
    broker: customs.broker ? partyLines(customs.broker).join(', ') : null,
    references: [
      `Bill of lading ${bolNumber}`,
      `Carrier ${carrierName} (${scac})`,
      ...(proNumber === null ? [] : [`PRO ${proNumber}`]),
      ...(customs.aceNumber ? [`ACE ${customs.aceNumber}`] : []),
      ...(customs.aciNumber ? [`ACI ${customs.aciNumber}`] : []),
      ...body.references.map(({ type, value }) => `${type} ${value}`),
    ],
    marks: customs.marks ?? null,
    lines: body.handlingUnits.flatMap((handlingUnit) => invoiceLines(handlingUnit, unit)),
    packages: `${handlingUnitCount} handling units`,
    grossWeight: `${weight.toLocaleString('en-US')} ${unit}`,
    netWeight: customs.netWeight ? `${customs.netWeight.toLocaleString('en-US')} ${unit}` : null,
    totalValue: value === null ? null : formatMoney(value),
    freight: null,
    insurance: null,
  };
}

function invoiceLines({ count, type, commodities }: HandlingUnit, unit: string): InvoiceLine[] {
  return commodities.map(
    ({ description, pieces, packagingType, weight, hsCode = null, countryOfOrigin = null, customsValue = null }) => ({
      description: description ?? '',
      hsCode,
      countryOfOrigin,
      quantity: pieces ? `${pieces} ${packagingType ?? 'PCS'}` : `${count} ${type}`,
      unitValue: customsValue && unitValue(customsValue, pieces ?? count),
      totalValue: customsValue && formatMoney(customsValue),
      grossWeight: `${weight.toLocaleString('en-US')} ${unit}`,
    }),
  );
}

/** To four decimals, because the value of a piece can be less than a cent. */
function unitValue({ amount, currency }: Money, pieces: number): string {
  const value = amount / 100 / pieces;
  return value.toLocaleString('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  });
}

/** The sum of all lines if each has a value in one currency, else the declared value. */
function goodsValue({ handlingUnits, declaredValue }: ShipmentBody): Money | null {
  const values = handlingUnits.flatMap(({ commodities }) =>
    commodities.map(({ customsValue }) => customsValue ?? null),
  );
  const [first] = values;
  if (!first || values.some((value) => value?.currency !== first.currency)) return declaredValue;
  return { amount: values.reduce((sum, value) => sum + (value?.amount ?? 0), 0), currency: first.currency };
}

/** `DAP Toronto (Incoterms 2020)`. */
function termsOfSale({ incoterm, incotermPlace }: Customs): string | null {
  return incoterm ? `${[incoterm, incotermPlace].filter(Boolean).join(' ')} (Incoterms 2020)` : null;
}

/** Name, address, contact and number. */
function partyLines({ number, ...party }: CustomsParty): string[] {
  const contact = contactText(party.contact);
  return [party.name, ...placeLines(party), ...(contact === '' ? [] : [contact]), ...(number ? [`No. ${number}`] : [])];
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

/** Fields that a declaration needs; the others may stay blank. */
const REQUIRED: readonly string[] = [
  'exporterTaxId',
  'termsOfSale',
  'currency',
  'reasonForExport',
  'broker',
  'totalValue',
];

/** Whether the invoice has everything that customs need. */
export function isComplete(invoice: CommercialInvoiceContent): boolean {
  return blanksOf(invoice).every(({ pointer }) => {
    const field = pointer.split('/').at(-1) ?? '';
    return !pointer.startsWith('/lines/') && !REQUIRED.includes(field);
  });
}

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
    message: `${String(name)}: fill in by hand.`,
  }));
}
