import type { Money } from '../../../kernel/money/money.js';
import { numberText } from '../../../messages/formats.js';
import { isEnglish, type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { type Message, msg, plural } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { readerText } from '../../../platform/request-context.js';
import type { CommercialInvoiceContent, InvoiceLine } from '../../documents/index.js';
import { contactText, type Customs, type CustomsParty, type HandlingUnit, placeLines } from '../../rating/index.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { amountText, languageField } from './document-language.js';
import type { DocumentWarningDto } from './shipment-documents.dto.js';
import { stopOf } from './shipment-bol.js';
import { addressLines } from './shipment-labels.js';

/** Whether the freight crosses a border and needs a customs declaration. */
export function isCrossBorder({ body }: Pick<ShipmentRow, 'body'>): boolean {
  return stopOf(body.stops, 'origin').country !== stopOf(body.stops, 'destination').country;
}

/**
 * The language of an invoice for customs: English into the United States (19 CFR 141.86(d)), English or French into Canada (CBSA Memorandum D1-4-1),
 * else that of the company's documents.
 */
function invoiceLocale(destinationCountry: string, companyLocale: Locale): Locale {
  if (destinationCountry === 'US') return SOURCE_LOCALE;
  return destinationCountry === 'CA' && companyLocale !== 'fr-CA' ? SOURCE_LOCALE : companyLocale;
}

/** Content of a shipment's commercial invoice. Values that Lading does not have are blank (freight.md 4.4). Without freight price. */
export function commercialInvoiceOf(
  shipment: ShipmentRow,
  companyLocale: Locale = SOURCE_LOCALE,
): CommercialInvoiceContent {
  const { number, pickupOn, handlingUnitCount, body, createdAt } = shipment;
  const locale = invoiceLocale(stopOf(body.stops, 'destination').country, companyLocale);
  const write = (message: Message): string => translate(locale, message);
  const unit = body.units === 'metric' ? 'kg' : 'lb';
  const customs = body.customs ?? {};
  const value = goodsValue(body);
  const consignee = addressLines(stopOf(body.stops, 'destination'));
  const weight = body.handlingUnits.reduce((sum, handlingUnit) => sum + handlingUnit.weight, 0);
  return {
    ...languageField(locale),
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
    references: referencesOf(shipment).map((reference) =>
      typeof reference === 'string' ? reference : write(reference),
    ),
    marks: customs.marks ?? null,
    lines: body.handlingUnits.flatMap((handlingUnit) => invoiceLines(handlingUnit, unit, locale)),
    packages: write(
      msg`${plural({ units: handlingUnitCount }, { one: '# handling unit', other: '# handling units' })}`,
    ),
    grossWeight: `${numberText(locale, weight)} ${unit}`,
    netWeight: customs.netWeight ? `${numberText(locale, customs.netWeight)} ${unit}` : null,
    totalValue: value === null ? null : amountText(locale, value),
    freight: null,
    insurance: null,
  };
}

function referencesOf({ bolNumber, proNumber, carrierName, scac, body }: ShipmentRow): (Message | string)[] {
  const { aceNumber, aciNumber } = body.customs ?? {};
  return [
    msg`Bill of lading ${{ bolNumber }}`,
    msg`Carrier ${{ carrier: `${carrierName} (${scac})` }}`,
    ...(proNumber === null ? [] : [`PRO ${proNumber}`]),
    ...(aceNumber ? [`ACE ${aceNumber}`] : []),
    ...(aciNumber ? [`ACI ${aciNumber}`] : []),
    ...body.references.map(({ type, value }) => `${type} ${value}`),
  ];
}

function invoiceLines({ count, type, commodities }: HandlingUnit, unit: string, locale: Locale): InvoiceLine[] {
  return commodities.map(
    ({ description, pieces, packagingType, weight, hsCode = null, countryOfOrigin = null, customsValue = null }) => ({
      description: description ?? '',
      hsCode,
      countryOfOrigin,
      quantity: pieces ? `${pieces} ${packagingType ?? 'PCS'}` : `${count} ${type}`,
      unitValue: customsValue && unitValue(locale, customsValue, pieces ?? count),
      totalValue: customsValue && amountText(locale, customsValue),
      grossWeight: `${numberText(locale, weight)} ${unit}`,
    }),
  );
}

/** To four decimals, because the value of a piece can be less than a cent. */
function unitValue(locale: Locale, { amount, currency }: Money, pieces: number): string {
  const value = amount / 100 / pieces;
  return value.toLocaleString(isEnglish(locale) ? SOURCE_LOCALE : locale, {
    style: 'currency',
    currency,
    currencyDisplay: isEnglish(locale) ? 'narrowSymbol' : 'symbol',
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
  exporterTaxId: msg`Tax number of the exporter`,
  importer: msg`Importer or buyer`,
  termsOfSale: msg`Terms of sale (Incoterms)`,
  currency: msg`Currency`,
  reasonForExport: msg`Reason for export`,
  broker: msg`Customs broker`,
  marks: msg`Marks and numbers`,
  netWeight: msg`Net weight`,
  totalValue: msg`Total value`,
  freight: msg`Freight charges`,
  insurance: msg`Insurance`,
} as const;
const LINE_BLANKS = {
  hsCode: msg`HS code`,
  countryOfOrigin: msg`Country of origin`,
  unitValue: msg`Value of a unit`,
  totalValue: msg`Value of the line`,
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
  names: Partial<Record<keyof T, Message>>,
  at: string,
): DocumentWarningDto[] {
  const missing = Object.entries(names).filter(([field]) => content[field as keyof T] === null);
  return missing.map(([field, name]) => ({
    pointer: `${at}/${field}`,
    code: 'TO_BE_FILLED_IN',
    message: readerText(msg`${{ field: name as Message }}: fill in by hand.`),
  }));
}
