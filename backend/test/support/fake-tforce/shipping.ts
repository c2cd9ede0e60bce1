import { pdf } from '../pdf-builder.js';
import { type Answer, Check, notConforming, refusedWith } from './answers.js';
import {
  type Address,
  checkAddress,
  checkCommodities,
  checkServices,
  type Commodity,
  type ServiceOptions,
  SERVICES,
} from './parts.js';

interface Party {
  name?: string;
  contact?: string;
  email?: string;
  phone?: { number?: string };
  address?: Address;
}

interface Units {
  quantity?: number;
  typeCode?: string;
}

export interface BolRequest {
  requestOptions?: { serviceCode?: string; pickupDate?: string };
  shipFrom?: Party;
  shipTo?: Party;
  payment?: { payer?: Party; billingCode?: string };
  commodities?: Commodity[];
  serviceOptions?: ServiceOptions;
  handlingUnitOne?: Units;
  handlingUnitTwo?: Units;
  references?: { number?: string; type?: string }[];
  documents?: { image?: { type?: string; format?: string }[] };
}

/** A shipment that the carrier has. */
export interface Created {
  pro: string;
  bolNumber: string;
  request: BolRequest;
}

const REFERENCES = 'BL PO SH CO PM PROJ QUOTE SID TASK VPRC OTHER'.split(' ');

function checkParty(check: Check, party: Party | undefined, name: string): void {
  check.filled(party?.name, `${name}.name`, 35);
  check.that((party?.contact ?? '').length <= 35, `${name}.contact has more than 35 characters.`);
  check.that((party?.email ?? '').length <= 50, `${name}.email has more than 50 characters.`);
  check.filled(party?.phone?.number, `${name}.phone.number`, 15);
  check.filled(party?.address?.addressLine, `${name}.addressLine`, 35);
  checkAddress(check, party?.address, name);
}

function checkUnits(check: Check, units: Units | undefined, accepted: readonly string[]): void {
  if (units === undefined) return;
  check.that((units.quantity ?? 0) > 0, 'quantity must be above zero.');
  check.among(units.typeCode, accepted, 'typeCode');
}

/** Why the bill of lading is refused; null if it is accepted. */
export function bolRefusal(request: BolRequest, today: string): Answer | null {
  const check = new Check();
  const { requestOptions: options, payment, references } = request;
  check.among(options?.serviceCode, SERVICES, 'serviceCode');
  checkParty(check, request.shipFrom, 'shipFrom');
  checkParty(check, request.shipTo, 'shipTo');
  checkParty(check, payment?.payer, 'payer');
  check.among(payment?.billingCode, ['10', '30', '40'], 'billingCode');
  checkCommodities(check, request.commodities);
  checkServices(check, request.serviceOptions);
  check.that(request.handlingUnitOne ?? request.handlingUnitTwo, 'Required property is missing: handlingUnitOne.');
  checkUnits(check, request.handlingUnitOne, ['CBY', 'PLT', 'SKD', 'TOT']);
  checkUnits(check, request.handlingUnitTwo, ['LOO', 'OTH']);
  for (const { number, type } of references ?? []) {
    check.filled(number, 'number');
    check.among(type, REFERENCES, 'type');
  }
  for (const { type, format } of request.documents?.image ?? []) {
    check.among(type, ['20', '21', '30'], 'image.type');
    check.among(format, ['01'], 'image.format');
  }
  if (check.problems.length > 0) return refusedWith('ERROR', check.problems.join(' '));
  return (options?.pickupDate ?? '') < today ? refusedWith('ERROR', 'The pickup date cannot be in the past.') : null;
}

export function bolAnswer({ pro, request }: Created): Answer {
  const image = (request.documents?.image ?? []).map(({ type }) => ({
    status: 'OK',
    type,
    format: 'PDF',
    data: pdf({ catalog: `/Lang (${type} of ${pro})` }).toString('base64'),
  }));
  return {
    status: 200,
    body: { summary: { code: 'OK', message: 'success' }, detail: { bolId: 73_000_000, pro, documents: { image } } },
  };
}

export interface PickupRequest {
  pickup?: { date?: string; time?: string; openTime?: string; closeTime?: string };
  requester?: { companyName?: string; contactName?: string; email?: string; phone?: { number?: string } };
  origin?: { address?: Address & { address1?: string } };
  destination?: { postalCode?: string; country?: string };
  services?: string[];
  lineItems?: { description?: string; pieces?: number; packagingType?: string }[];
  pomIndicator?: boolean;
}

const SATURDAY = 6;
const TIME = /^\d{2}:\d{2}:\d{2}$/;

/** Why the pickup is refused; null if it is accepted. */
export function pickupRefusal({ pickup, requester, origin, destination, ...request }: PickupRequest): Answer | null {
  const check = new Check();
  for (const time of [pickup?.time, pickup?.openTime, pickup?.closeTime])
    check.that(TIME.test(time ?? ''), 'A time is missing.');
  check.filled(requester?.companyName, 'companyName');
  check.filled(requester?.contactName, 'contactName');
  check.filled(requester?.email, 'email');
  check.filled(requester?.phone?.number, 'phone.number');
  check.filled(origin?.address?.address1, 'address1');
  checkAddress(check, origin?.address, 'origin');
  check.filled(destination?.postalCode, 'destination.postalCode');
  check.filled(destination?.country, 'destination.country');
  for (const service of request.services ?? [])
    check.among(service, ['INPU', 'LIFO', 'PFFF', 'RESP', 'EXLT', 'TRPU'], 'services');
  check.that((request.lineItems ?? []).length > 0, 'Required property is missing: lineItems.');
  check.that(request.pomIndicator !== undefined, 'Required property is missing: pomIndicator.');
  if (check.problems.length > 0) return notConforming(check.problems.join(' '));
  const weekday = new Date(`${pickup?.date ?? ''}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === SATURDAY ? refusedWith('9360', 'Pickups are not available on weekends.') : null;
}

export function pickupAnswer(confirmationNumber: string): Answer {
  return {
    status: 201,
    body: {
      responseStatus: { code: '1', description: 'Success' },
      transactionReference: { confirmationNumber, emailSent: 'false' },
    },
  };
}
