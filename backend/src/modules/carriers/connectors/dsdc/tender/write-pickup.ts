import { wholePounds } from '../../../../../kernel/measures/measures.js';
import { hazmatDescription } from '../../../../../kernel/hazmat-description.js';
import { accessorialName, type BillTo, type Stop } from '../../../../rating/index.js';
import type { TenderedShipment } from '../../tenders.js';
import {
  COUNTRIES,
  endOf,
  hazmatOf,
  linesOf,
  payerOf,
  phoneDigits,
  postalCodeOf,
  wholeInches,
} from '../../freight-parts.js';
import { pickupClass, pieceType, unitType } from './pickup-codes.js';
import type { PickupRequest, PickupShipmentDetail } from './pickup.messages.js';

/** Builds the pickup message; with a carrier's pickup number, a change of that pickup. */
export function writePickup(
  shipment: TenderedShipment,
  customerNumber: string | null,
  pickupNumber: string | null,
): PickupRequest {
  const origin = endOf(shipment, 'origin');
  const emergencyPhone = hazmatOf(shipment)?.emergencyPhone;
  return {
    isTest: 'false',
    ...pickupPlace(origin),
    customer: origin.name ?? '',
    emergencyContact: emergencyPhone
      ? [{ emergName: null, emergPhone: phoneDigits(emergencyPhone), emergEmail: null }]
      : [],
    grossPickupWeight: shipment.totalWeight,
    weightUofM: 'Pounds',
    handlingUnitCount: shipment.handlingUnitCount,
    cubicFeet: wholeOrNull(shipment.cubicFeet),
    linearFeet: wholeOrNull(shipment.linearFeet),
    ...unknownOfTrailer,
    ...windowOf(shipment),
    shipmentDetails: detailsOf(shipment),
    ...deliveryPlace(endOf(shipment, 'destination')),
    ...billTo(payerOf(shipment, customerNumber)),
    requestFunction: pickupNumber === null ? 'NewPickup' : 'ModifyExisting',
    carrierPickupNumber: pickupNumber,
  };
}

const unknownOfTrailer = {
  trailerNumber: null,
  loadedBy: null,
  sealNumber: null,
  dockDoorNumber: null,
};

function windowOf({
  pickup,
  timeZones,
}: TenderedShipment): Pick<PickupRequest, 'readyDate' | 'readyTime' | 'closeTime' | 'pickupLocationTimeZone'> {
  const [zone = 'UTC'] = timeZones;
  const ready = pickup.readyFrom ?? '00:00';
  const readyDate = withOffset(pickup.on, ready, zone);
  return {
    readyDate,
    readyTime: readyDate,
    closeTime: withOffset(pickup.on, pickup.closeAt ?? '23:59', zone),
    pickupLocationTimeZone: utcName(pickup.on, ready, zone),
  };
}

type PickupPlace = Pick<
  PickupRequest,
  'pickupAddress' | 'dockContactEmail' | 'dockContactName' | 'dockContactPhone' | 'confirmationEmail'
>;

function pickupPlace(stop: Stop): PickupPlace {
  const { contact } = stop;
  const phone = contact ? phoneDigits(contact.phone) : null;
  const address = {
    orgAddressName: stop.name ?? '',
    orgAddressLine1: stop.address1 ?? '',
    orgAddressLine2: stop.address2 ?? null,
    orgCity: stop.city ?? '',
    orgContactName: contact?.name ?? null,
    orgCountry: COUNTRIES[stop.country],
    orgPhoneNumber: phone,
    orgState: stop.state ?? '',
    orgZip: postalCodeOf(stop),
  };
  const email = contact?.email ?? null;
  return {
    pickupAddress: [address],
    dockContactEmail: email,
    dockContactName: contact?.name ?? null,
    dockContactPhone: phone,
    confirmationEmail: email,
  };
}

function deliveryPlace(stop: Stop): Pick<PickupRequest, 'destinationAddress'> {
  const { contact } = stop;
  const address = {
    cneeAddressName: stop.name ?? '',
    cneeAddressLine1: stop.address1 ?? '',
    cneeAddressLine2: stop.address2 ?? null,
    cneeCity: stop.city ?? '',
    cneeContactName: contact?.name ?? null,
    cneeCountry: COUNTRIES[stop.country],
    cneePhoneNumber: contact ? phoneDigits(contact.phone) : null,
    cneeState: stop.state ?? '',
    cneeStoreNumber: null,
    cneeZip: postalCodeOf(stop),
  };
  return { destinationAddress: [address] };
}

function billTo(payer: BillTo): Pick<PickupRequest, 'billToAddress'> {
  const address = {
    btAccountNumber: payer.accountNumber ?? null,
    btAddressName: payer.name,
    btAddressLine1: payer.address1,
    btAddressLine2: payer.address2 ?? null,
    btCity: payer.city,
    btCountry: COUNTRIES[payer.country],
    btState: payer.state,
    btStoreNumber: null,
    btZip: postalCodeOf(payer),
  };
  return { billToAddress: [address] };
}

/** One entry per commodity. Only the first commodity of an item has the handling units, so that they count once. */
function detailsOf(shipment: TenderedShipment): PickupShipmentDetail[] {
  return shipment.handlingUnits.flatMap((unit) =>
    linesOf(unit, shipment).map(({ commodity, pounds, pieces }, index) => {
      const weight = wholePounds(unit.weight, shipment.units);
      const size = {
        height: wholeInches(unit.height, shipment),
        length: wholeInches(unit.length, shipment),
        width: wholeInches(unit.width, shipment),
      };
      const units = {
        ...size,
        unitCount: unit.count,
        totalUnitCount: unit.count,
        totalLinearFeetofShipment: null,
        unitType: unitType(unit.type),
        weight,
        totalWeight: weight,
      };
      return {
        ...wholeShipment(shipment),
        descriptionDetails: [],
        description: commodity.hazmat ? hazmatDescription(commodity.hazmat) : (commodity.description ?? ''),
        freightClass: pickupClass(commodity.freightClass ?? ''),
        hazmatCheck: Boolean(commodity.hazmat),
        individualPieceType: pieceType(commodity.packagingType ?? 'PCS'),
        individualPieces: pieces,
        nmfc: commodity.nmfc ?? null,
        nmfcSub: commodity.nmfcSub ?? null,
        weight: pounds,
        handlingUnitDetails: index === 0 ? [units] : [],
        handlingUnitType: unitType(unit.type),
        hazmatContactName: null,
        hazmatContactPhoneNumber: commodity.hazmat?.emergencyPhone
          ? phoneDigits(commodity.hazmat.emergencyPhone)
          : null,
        hazmatContractNumber: commodity.hazmat?.contractNumber ?? null,
      };
    }),
  );
}

function wholeShipment(shipment: TenderedShipment) {
  const { number, proNumber, totalWeight, handlingUnitCount, references, accessorials } = shipment;
  return {
    shipperRef: number,
    proNumber,
    ...deliveryDates(shipment),
    additionalShipperInfo: null,
    grossShipmentWeight: totalWeight,
    netShipmentWeight: null,
    handlingUnitCount,
    referenceNumbers: references.map(({ type, value }) => ({
      refPieceCount: null,
      referenceNumber: value,
      referenceType: type,
    })),
    shipmentServices: accessorials.map((code) => ({ serviceCode: code, serviceDescription: accessorialName(code) })),
    specialInstructionsDelivery: endOf(shipment, 'destination').instructions ?? null,
    specialInstructionsPickup: endOf(shipment, 'origin').instructions ?? null,
  };
}

const DELIVERY_TYPES = { by: 'Deliver By Date', on: 'Required Delivery Date', window: 'Delivery Window' } as const;

/** The required delivery, in the destination's time zone. */
function deliveryDates({
  delivery,
  timeZones,
}: TenderedShipment): Pick<PickupShipmentDetail, 'deliveryBeginDate' | 'deliveryDateType' | 'deliveryEndDate'> {
  const zone = timeZones.at(-1) ?? 'UTC';
  if (delivery === null || delivery.type === 'none' || !delivery.on)
    return { deliveryBeginDate: null, deliveryDateType: null, deliveryEndDate: null };
  return {
    deliveryBeginDate: withOffset(delivery.on, '00:00', zone),
    deliveryDateType: DELIVERY_TYPES[delivery.type],
    deliveryEndDate: delivery.type === 'window' && delivery.to ? withOffset(delivery.to, '23:59', zone) : null,
  };
}

function wholeOrNull(value: number | null): number | null {
  return value === null ? null : Math.max(1, Math.ceil(value));
}

/** A local date and time with its UTC offset on that day: `2026-11-24T10:00:00-06:00`. */
function withOffset(date: string, time: string, timeZone: string): string {
  return `${date}T${time}:00${offsetOn(date, time, timeZone)}`;
}

/** Time zone in the format of the pickup standard: `UTC-6`, `UTC-3:30`. */
function utcName(date: string, time: string, timeZone: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] =
    /^([+-])(\d{2}):(\d{2})$/.exec(offsetOn(date, time, timeZone)) ?? [];
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** UTC offset such as `-06:00`, taken at that hour in UTC: docks do not open during the hour of a daylight saving change. */
function offsetOn(date: string, time: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${date}T${time}:00Z`),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return name === '' ? '+00:00' : name;
}
