import { pdf } from '../pdf-builder.js';
import { type Answer, Check, failed, isoDate, ok } from './answers.js';
import { checkPickupDate, checkPlace, type Place } from './rate-quote.js';

/* Written from the carrier's description of POST /BillOfLading and DELETE /PickupRequest and its release notes of 2025-09. */

const SERVICES = [
  'InsideDelivery',
  'LimitedAccessPickup',
  'LimitedAccessDelivery',
  'OriginLiftgate',
  'DestinationLiftgate',
  'DeliveryAppointment',
  'InsidePickup',
  'Freezable',
  'ResidentialPickup',
  'ResidentialDelivery',
];
const LEVELS = ['Standard', 'Guaranteed', 'GuaranteedByNoon', 'GuaranteedHourlyWindow', 'Expedited'];
const PACKAGES =
  'BAG BAR BIN BNDL BOX BSKT BULK CARBOY COIL CPT CRT CTN CYL DAC DRM GAY IBC JER LSE MLBG NSTD PAIL PIG PLT RACK REEL ROLL SKD STK TL TANK TOTE UNIT'.split(
    ' ',
  );
const TIME = /^(0[1-9]|1[0-2]):[0-5]\d [AP]M$/;
const SATURDAY = 6;
const FRIDAY = 5;

interface Party extends Place {
  CompanyName?: string;
  AddressLine1?: string;
  PhoneNumber?: string;
}

interface Item {
  IsHazmat?: boolean;
  Pieces?: number;
  PackageType?: string;
  Class?: string;
  Weight?: number;
  Description?: string;
}

interface BillOfLading {
  BOLDate?: string;
  Shipper?: Party;
  Consignee?: Party;
  BillTo?: Party;
  HandlingUnits?: { UnitType?: string; Dimensions?: object[]; Items?: Item[] }[];
  AdditionalServices?: string[];
  ServiceLevel?: string;
  FreightChargePaymentMethod?: string;
  ReferenceNumbers?: { ShipperNumber?: string; RateQuoteNumber?: string; PONumber?: string };
}

interface Pickup {
  PickupDate?: string;
  ReadyTime?: string;
  CloseTime?: string;
}

export interface BolRequest {
  BillOfLading?: BillOfLading;
  PickupRequest?: { PickupInformation?: Pickup };
}

/** A shipment that the carrier has a bill of lading of. */
export interface Tendered {
  proNumber: string;
  shipperNumber: string;
  /** Null without a pickup, and after its cancellation. */
  pickupNumber: string | null;
  request: BolRequest;
}

const EMPTY = { ProNumber: null, PickupRequestNumber: null };

/** Why the bill of lading is refused; null if it is accepted. */
export function bolRefusal(
  { BillOfLading: bol = {}, PickupRequest: pickup }: BolRequest,
  today: string,
): Answer | null {
  const check = new Check('request.BillOfLading');
  const date = isoDate(bol.BOLDate);
  check.that(bol.BOLDate === undefined || (date !== null && date >= today), 'BOLDate', 'BOLDate cannot be in the past');
  checkParty(check, bol.Shipper, 'Shipper', true);
  checkParty(check, bol.Consignee, 'Consignee', false);
  if (bol.BillTo) checkParty(check, bol.BillTo, 'BillTo', false);
  const units = bol.HandlingUnits ?? [];
  check.that(units.length > 0, 'HandlingUnits', 'There must be at least one item in the list');
  units.forEach(({ UnitType: type, Items: items = [] }, index) => {
    check.among(type, PACKAGES, `HandlingUnits[${index}].UnitType`);
    check.that(items.length > 0, `HandlingUnits[${index}].Items`, 'There must be at least one item in the list');
    items.forEach((item, line) => checkItem(check, item, `HandlingUnits[${index}].Items[${line}]`));
  });
  (bol.AdditionalServices ?? []).forEach((name, index) => check.among(name, SERVICES, `AdditionalServices[${index}]`));
  check.among(bol.ServiceLevel ?? 'Standard', LEVELS, 'ServiceLevel');
  check.among(bol.FreightChargePaymentMethod, ['Prepaid', 'Collect'], 'FreightChargePaymentMethod');
  const problems = [...check.problems, ...(pickup ? pickupProblems(pickup, bol, today) : [])];
  return problems.length > 0 ? failed(problems, EMPTY) : null;
}

function checkParty(check: Check, party: Party | undefined, property: string, needsPhone: boolean): void {
  checkPlace(check, party, property);
  check.filled(party?.CompanyName, `${property}.CompanyName`, 'Company name');
  check.filled(party?.AddressLine1, `${property}.AddressLine1`, 'Address line 1');
  check.that((party?.AddressLine1?.length ?? 0) <= 30, `${property}.AddressLine1`, 'Address line 1 is too long');
  if (needsPhone)
    check.that(/^\d{10}$/.test(party?.PhoneNumber ?? ''), `${property}.PhoneNumber`, 'Phone number is required');
}

function checkItem(check: Check, item: Item, property: string): void {
  check.that((item.Pieces ?? 0) > 0, `${property}.Pieces`, 'Piece count must be greater than zero');
  check.that((item.Weight ?? 0) > 0, `${property}.Weight`, 'Weight must be greater than zero');
  check.among(item.PackageType, PACKAGES, `${property}.PackageType`);
  check.filled(item.Class, `${property}.Class`, 'Class');
  check.filled(item.Description, `${property}.Description`, 'Description');
  check.that(item.IsHazmat === false, `${property}.IsHazmat`, 'Hazmat details are required');
}

function pickupProblems(
  { PickupInformation: pickup = {} }: NonNullable<BolRequest['PickupRequest']>,
  bol: BillOfLading,
  today: string,
) {
  const check = new Check('request.PickupRequest.PickupInformation');
  checkPickupDate(check, pickup.PickupDate, today);
  for (const field of ['ReadyTime', 'CloseTime'] as const)
    check.that(TIME.test(pickup[field] ?? ''), field, `${field} must be in the format hh:mm tt`);
  const weekday = new Date(isoDate(pickup.PickupDate) ?? today).getUTCDay();
  check.that(weekday !== 0 && weekday !== SATURDAY, 'PickupDate', 'We do not pickup on weekends or company holidays');
  const freezable = bol.AdditionalServices?.includes('Freezable') === true;
  check.that(!freezable || weekday !== FRIDAY, 'PickupDate', 'We do not pickup Freezable shipments on Friday');
  return check.problems;
}

export const bolAnswer = ({ proNumber, pickupNumber }: Tendered): Answer => ({
  status: 200,
  body: { ProNumber: proNumber, PickupRequestNumber: pickupNumber, Code: 0, Errors: [], Messages: [] },
});

/** A file in base64 for a PRO number that the carrier has. */
export function printed(tendered: Tendered | undefined, property: string): Answer {
  if (tendered === undefined)
    return failed([{ property: 'request.ProNumber', message: 'Pro number was not found' }], { [property]: null });
  return ok({ [property]: pdf({ catalog: `/Lang (${property} of ${tendered.proNumber})` }).toString('base64') });
}

/** A number that does not exist is answered like a success; only a pickup that is no longer open is refused. */
export function cancelled(
  body: { PickupRequestId?: unknown; Reason?: unknown },
  pickups: ReadonlyMap<number, Tendered>,
): Answer {
  const check = new Check('request');
  check.that(Number.isInteger(body.PickupRequestId), 'PickupRequestId', 'PickupRequestId is required');
  check.filled(body.Reason, 'Reason', 'Reason');
  if (check.problems.length > 0) return failed(check.problems);
  const tendered = pickups.get(body.PickupRequestId as number);
  if (tendered !== undefined && tendered.pickupNumber === null)
    return {
      ...failed(
        [
          {
            property: 'request',
            message: 'Invalid status: can only cancel pickups that are Unassigned, Assigned or Dispatched.',
          },
        ],
        {},
        500,
      ),
      status: 200,
    };
  if (tendered !== undefined) tendered.pickupNumber = null;
  return ok({
    Messages: tendered === undefined ? [] : [`Pickup Request ${String(body.PickupRequestId)} has been cancelled.`],
  });
}
