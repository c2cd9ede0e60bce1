import type {
  Commodity,
  HandlingUnit,
  Hazmat,
  Money,
  QuoteRequest,
  Party,
  Stop,
  StopContact,
  TemperatureRange,
} from '../../../shared/api/types';
import {
  classValues,
  type DetailValues,
  EMPTY_DETAILS,
  EMPTY_PARTY,
  type PartyValues,
  type StopContactValues,
} from '@lading/trade/schemas';
import {
  type CommodityValues,
  type CustomsValues,
  emptyCommodity,
  emptyQuote,
  emptyStop,
  type HandlingUnitValues,
  type HazmatValues,
  type QuoteFormValues,
  type StopValues,
} from './quote-form-values';
import { servicesOf } from '../../../shared/requested-services';

const digits = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** Fills the form from a stored request. */
export function fromRequest(request: QuoteRequest): QuoteFormValues {
  const empty = emptyQuote(request.pickup.on);
  return {
    ...empty,
    units: request.units ?? 'imperial',
    mode: request.mode ?? 'auto',
    equipment: request.equipment ?? empty.equipment,
    temperature: request.temperature ? fromTemperature(request.temperature) : empty.temperature,
    stops: [
      fromStop(endOf(request, 'origin'), empty.stops[0]),
      fromStop(endOf(request, 'destination'), empty.stops[1]),
    ],
    intermediates: request.stops
      .filter(({ type }) => type === 'intermediate')
      .map((stop) => fromStop(stop, emptyStop('intermediate'))),
    pickup: { on: request.pickup.on, readyFrom: request.pickup.readyFrom ?? '', closeAt: request.pickup.closeAt ?? '' },
    delivery: fromDelivery(request.delivery),
    handlingUnits: request.handlingUnits.map(fromHandlingUnit),
    accessorials: servicesOf(request),
    accessorialDetails: { ...empty.accessorialDetails, ...fromDetails(request) },
    payment: request.payment ? fromPayment(request.payment) : empty.payment,
    customs: fromCustoms(request.customs),
    waivedAccessorials: [...(request.waivedAccessorials ?? [])],
    declaredValue: request.declaredValue ? fromMoney(request.declaredValue) : empty.declaredValue,
    references: request.references?.length
      ? request.references.map(({ type, value }) => ({ type, value }))
      : empty.references,
    instructions: request.instructions ?? '',
  };
}

/** Fills the declared value from a stored one. */
export function fromMoney({ amount, currency }: Money): QuoteFormValues['declaredValue'] {
  return { amount: (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2), currency };
}

/** Fills the temperatures from stored ones. */
export function fromTemperature({
  min,
  max,
  unit,
  mode = 'continuous',
  preCool = false,
}: TemperatureRange): QuoteFormValues['temperature'] {
  return { min: String(min), max: String(max), unit, mode, preCool };
}

/** Fills the details of the services from stored ones. */
export function fromDetails({ accessorials = [] }: Pick<QuoteRequest, 'accessorials'>): Record<string, DetailValues> {
  return Object.fromEntries(
    accessorials
      .filter((accessorial) => typeof accessorial !== 'string')
      .map(({ code, ...details }) => [
        code,
        {
          amount: details.amount ? fromMoney(details.amount) : EMPTY_DETAILS.amount,
          remitTo: details.remitTo ? fromParty(details.remitTo) : EMPTY_PARTY,
          feeTerms: details.feeTerms ?? '',
          checkAccepted: details.checkAccepted ?? false,
          date: details.date ?? '',
          from: details.from ?? '',
          to: details.to ?? '',
          endDate: details.endDate ?? '',
          contact: fromPerson(details.contact),
          confirmationNumber: details.confirmationNumber ?? '',
          pieces: digits(details.pieces),
          type: details.type ?? '',
          placeType: details.placeType ?? '',
        },
      ]),
  );
}

function fromPayment({ terms, billTo }: NonNullable<QuoteRequest['payment']>): QuoteFormValues['payment'] {
  return {
    terms,
    other: Boolean(billTo) && terms !== 'third_party',
    billTo: {
      ...(billTo ? fromParty(billTo) : EMPTY_PARTY),
      accountNumber: billTo?.accountNumber ?? '',
      contact: fromPerson(billTo?.contact),
    },
  };
}

function fromCustoms(customs: QuoteRequest['customs']): CustomsValues {
  const text = (field: 'incotermPlace' | 'reasonForExport' | 'exporterTaxNumber' | 'marks') => customs?.[field] ?? '';
  return {
    incoterm: customs?.incoterm ?? '',
    incotermPlace: text('incotermPlace'),
    reasonForExport: text('reasonForExport'),
    exporterTaxNumber: text('exporterTaxNumber'),
    netWeight: String(customs?.netWeight ?? ''),
    marks: text('marks'),
    otherImporter: Boolean(customs?.importer),
    importer: fromCustomsParty(customs?.importer),
    hasBroker: Boolean(customs?.broker),
    broker: fromCustomsParty(customs?.broker),
  };
}

const fromCustomsParty = (party: NonNullable<QuoteRequest['customs']>['broker']): CustomsValues['broker'] => ({
  ...(party ? fromParty(party) : EMPTY_PARTY),
  number: party?.number ?? '',
  contact: fromPerson(party?.contact),
});

const fromParty = ({ name, address1, address2, city, state, postalCode, country }: Party): PartyValues => ({
  name,
  address1,
  address2: address2 ?? '',
  city,
  state,
  postalCode,
  country,
});

const fromPerson = (contact: StopContact | null | undefined): StopContactValues => ({
  name: contact?.name ?? '',
  phone: contact?.phone ?? '',
  extension: contact?.extension ?? '',
  email: contact?.email ?? '',
});

function fromDelivery(wish: QuoteRequest['delivery']): QuoteFormValues['delivery'] {
  return { type: wish?.type ?? 'none', on: wish?.on ?? '', to: wish?.to ?? '' };
}

const endOf = ({ stops }: QuoteRequest, end: Stop['type']) => stops.find(({ type }) => type === end);

function fromStop(stop: Stop | undefined, empty: StopValues): StopValues {
  if (!stop) return empty;
  return {
    type: empty.type,
    postalCode: stop.postalCode,
    city: stop.city ?? '',
    state: stop.state ?? '',
    placeType: stop.placeType ?? '',
    dock: stop.dock === true ? 'yes' : stop.dock === false ? 'no' : '',
    operation: stop.operation ?? '',
    handlingUnits: (stop.handlingUnits ?? []).map(String),
    name: stop.name ?? '',
    address1: stop.address1 ?? '',
    address2: stop.address2 ?? '',
    contact: fromPerson(stop.contact),
    taken: takenFrom(stop),
  };
}

/** What a stored stop has beside the fields of the form. All keys exist, so that drafts of all stops have one shape. */
function takenFrom(stop: Stop): StopValues['taken'] {
  const { contactId, forklift, appointmentNeeded, hours, accessorials, timeZone, instructions } = stop;
  return {
    postalCode: stop.postalCode,
    contactId: contactId ?? null,
    forklift: forklift ?? null,
    appointmentNeeded: appointmentNeeded ?? null,
    hours: hours ?? null,
    accessorials: accessorials ?? null,
    timeZone: timeZone ?? null,
    instructions: instructions ?? null,
  };
}

/** Fills a row from a stored one. */
export function fromHandlingUnit(unit: HandlingUnit): HandlingUnitValues {
  return {
    count: digits(unit.count),
    type: unit.type,
    length: digits(unit.length),
    width: digits(unit.width),
    height: digits(unit.height),
    weight: digits(unit.weight),
    stackable: unit.stackable ?? false,
    evidence: unit.evidence ?? '',
    commodities: unit.commodities.map(fromCommodity),
  };
}

function fromCommodity(commodity: Commodity): CommodityValues {
  const empty = emptyCommodity();
  return {
    description: commodity.description ?? '',
    pieces: digits(commodity.pieces),
    ...classValues(commodity),
    weight: digits(commodity.weight),
    customsValue: commodity.customsValue ? fromMoney(commodity.customsValue) : empty.customsValue,
    hazardous: Boolean(commodity.hazmat),
    hazmat: commodity.hazmat ? fromHazmat(commodity.hazmat) : empty.hazmat,
  };
}

/** Fills hazardous material data from stored data. */
export function fromHazmat(hazmat: Hazmat): HazmatValues {
  return {
    unNumber: hazmat.unNumber,
    properShippingName: hazmat.properShippingName,
    technicalName: hazmat.technicalName ?? '',
    hazardClass: hazmat.hazardClass,
    subsidiary: hazmat.subsidiary?.join(', ') ?? '',
    packingGroup: hazmat.packingGroup ?? '',
    emergencyPhone: hazmat.emergencyPhone ?? '',
    answeredAtAnyHour: Boolean(hazmat.emergencyPhone),
    contractNumber: hazmat.contractNumber ?? '',
  };
}
