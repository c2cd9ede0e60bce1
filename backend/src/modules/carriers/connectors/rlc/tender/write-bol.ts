import { wholePounds } from '../../../../../kernel/measures/measures.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import type { BillTo, HandlingUnit } from '../../../../rating/index.js';
import {
  COUNTRIES,
  endOf,
  given,
  linesOf,
  payerOf,
  phoneDigits,
  postalCodeOf,
  wholeInches,
} from '../../freight-parts.js';
import { instructionText, unwrittenParts } from '../../tender-parts.js';
import type { TenderedShipment } from '../../tenders.js';
import { BOL_SERVICES, LEVEL_CODES, packagingOf, SERVICE_LEVELS, servicesOf } from '../rlc-codes.js';
import { writeCity, writeDate, writeTime } from '../rlc-values.js';

/** Longest address line of the carrier's forms. */
const LINE_MAX = 30;
const INSTRUCTIONS_MAX = 500;

/** Shipper, consignee or payer. */
export interface BolParty {
  CompanyName: string;
  AddressLine1: string;
  AddressLine2?: string;
  City: string;
  StateOrProvince: string;
  ZipOrPostalCode: string;
  CountryCode: string;
  PhoneNumber?: string;
  PhoneExtension?: string;
  EmailAddress?: string;
  Attention?: string;
}

interface BolItem {
  IsHazmat: boolean;
  Pieces: number;
  PackageType: string;
  NMFCItemNumber?: string;
  NMFCSubNumber?: string;
  Class: string;
  Weight: number;
  Description: string;
}

/** Body of `POST /BillOfLading`, limited to the fields in use. */
export interface BolMessage {
  BillOfLading: {
    BOLDate: string;
    Shipper: BolParty;
    Consignee: BolParty;
    BillTo: BolParty;
    HandlingUnits: {
      UnitType: string;
      Dimensions: { Count: number; Length: string; Width: string; Height: string }[];
      Items: BolItem[];
    }[];
    AdditionalServices: string[];
    ServiceLevel: string;
    FreightChargePaymentMethod: 'Prepaid' | 'Collect';
    ReferenceNumbers: { ShipperNumber: string; RateQuoteNumber?: string; PONumber?: string };
    SpecialInstructions?: string;
  };
  /** Absent if the shipment has no pickup window. */
  PickupRequest?: {
    PickupInformation: { PickupDate: string; ReadyTime: string; CloseTime: string; AdditionalInstructions?: string };
    SendEmailConfirmation: boolean;
  };
  GenerateUniversalPro: boolean;
}

/** Why the shipment cannot be sent in the carrier's format; null if it can. */
export function bolProblem({ handlingUnits, accessorials }: TenderedShipment, message: BolMessage): string | null {
  const { Shipper: shipper, HandlingUnits: units } = message.BillOfLading;
  if (handlingUnits.some(({ commodities }) => commodities.some(({ hazmat }) => hazmat)))
    return 'its published description does not say how hazardous material is declared';
  if (accessorials.some((code) => ['EXPD', 'TCS', 'GTD_AM'].includes(code)))
    return 'expedited and time-critical shipments are arranged by telephone';
  if (!/^\d{10}$/.test(shipper.PhoneNumber ?? '')) return 'the shipper needs a telephone number of ten digits';
  if (units.some(({ Items }) => Items.some((item) => item.Class === ''))) return 'a commodity has no freight class';
  return null;
}

/** Builds the bill of lading with its pickup request. */
export function writeBol(shipment: TenderedShipment): BolMessage {
  const { pickup, payment, bolNumber, carrierQuoteNumber, references, handlingUnits } = shipment;
  const po = references.find(({ type }) => type === 'PO')?.value;
  return {
    BillOfLading: {
      BOLDate: writeDate(pickup.on),
      Shipper: endParty(shipment, 'origin'),
      Consignee: endParty(shipment, 'destination'),
      BillTo: party(payerOf(shipment, null)),
      HandlingUnits: handlingUnits.map((unit) => unitOf(unit, shipment)),
      AdditionalServices: servicesOf(shipment.accessorials, BOL_SERVICES).services,
      ServiceLevel: serviceLevel(shipment.accessorials),
      FreightChargePaymentMethod: payment?.terms === 'collect' ? 'Collect' : 'Prepaid',
      ReferenceNumbers: {
        ShipperNumber: bolNumber,
        ...given('RateQuoteNumber', carrierQuoteNumber),
        ...given('PONumber', po),
      },
      ...given('SpecialInstructions', instructionsOf(shipment)),
    },
    ...pickupOf(shipment),
    GenerateUniversalPro: false,
  };
}

function pickupOf({ pickup, stops }: TenderedShipment): Pick<BolMessage, 'PickupRequest'> {
  const { on, readyFrom, closeAt } = pickup;
  if (!readyFrom || !closeAt) return {};
  const instructions = stops.find(({ type }) => type === 'origin')?.instructions;
  return {
    PickupRequest: {
      PickupInformation: {
        PickupDate: writeDate(on),
        ReadyTime: writeTime(readyFrom),
        CloseTime: writeTime(closeAt),
        ...given('AdditionalInstructions', instructions && truncate(instructions, INSTRUCTIONS_MAX)),
      },
      SendEmailConfirmation: false,
    },
  };
}

/** The guaranteed level that was booked, else standard. */
function serviceLevel(codes: readonly string[]): string {
  const level = Object.values(SERVICE_LEVELS).find(({ code }) => code !== null && codes.includes(code));
  return level?.name ?? 'Standard';
}

/** Instructions, delivery requirement, and services and values for which the message has no field. */
function instructionsOf(shipment: TenderedShipment): string | null {
  const unknown = servicesOf(shipment.accessorials, BOL_SERVICES).unknown.filter(
    (code) => code !== 'HAZ' && !LEVEL_CODES.includes(code),
  );
  const delivery = shipment.stops.find(({ type }) => type === 'destination')?.instructions;
  const parts = [shipment.instructions, delivery && `Delivery: ${delivery}`, ...unwrittenParts(shipment, unknown)];
  return instructionText(parts, INSTRUCTIONS_MAX);
}

function endParty(shipment: TenderedShipment, type: 'origin' | 'destination'): BolParty {
  const { name, address1, city, state, contact, ...stop } = endOf(shipment, type);
  return {
    ...party({
      ...stop,
      name: name ?? '',
      address1: address1 ?? '',
      city: city ?? '',
      state: state ?? '',
      contact: contact ?? null,
    }),
    ...(type === 'destination' ? given('Attention', contact?.name) : {}),
  };
}

function party({ name, address1, address2, city, state, postalCode, country, contact }: BillTo): BolParty {
  const [line1, line2] = addressLines(address1, address2 ?? '');
  return {
    CompanyName: name,
    AddressLine1: line1,
    ...given('AddressLine2', line2),
    City: writeCity(city),
    StateOrProvince: state,
    ZipOrPostalCode: postalCodeOf({ country, postalCode }),
    CountryCode: COUNTRIES[country],
    ...given('PhoneNumber', contact && phoneDigits(contact.phone)),
    ...given('PhoneExtension', contact?.extension),
    ...given('EmailAddress', contact?.email),
  };
}

/** Two lines of at most 30 characters; what does not fit into the first continues on the second. */
function addressLines(first: string, second: string): [string, string] {
  if (first.length <= LINE_MAX) return [first, second.slice(0, LINE_MAX)];
  const space = first.lastIndexOf(' ', LINE_MAX);
  const end = space > 0 ? space : LINE_MAX;
  return [first.slice(0, end), `${first.slice(end).trim()} ${second}`.trim().slice(0, LINE_MAX)];
}

function unitOf(unit: HandlingUnit, shipment: TenderedShipment): BolMessage['BillOfLading']['HandlingUnits'][number] {
  const inches = (length: number) => String(wholeInches(length, shipment));
  return {
    UnitType: packagingOf(unit.type),
    Dimensions: [
      { Count: unit.count, Length: inches(unit.length), Width: inches(unit.width), Height: inches(unit.height) },
    ],
    Items: linesOf(unit, shipment).map(({ commodity, pieces }) => ({
      IsHazmat: false,
      Pieces: pieces,
      PackageType: packagingOf(commodity.packagingType ?? unit.type),
      ...given('NMFCItemNumber', commodity.nmfc),
      ...given('NMFCSubNumber', commodity.nmfcSub),
      Class: commodity.freightClass ?? '',
      Weight: wholePounds(commodity.weight, shipment.units),
      Description: commodity.description ?? '',
    })),
  };
}
