import type { AccessorialCode } from '../codes.js';
import type { Money } from '../money/money.js';
import { msg } from '../../messages/message.js';
import type { Address } from '../places/address.js';
import type { COD_FEE_TERMS, TIME_CRITICAL_TYPES } from './accessorial-details.js';

/** Name and address that the carrier sends collected money to. */
export interface RemitTo extends Address {
  readonly name: string;
}

/** Person who confirmed an appointment. */
export interface AppointmentContact {
  readonly name: string;
  /** E.164, such as +13125550100. */
  readonly phone: string;
  readonly extension?: string | null;
  readonly email?: string | null;
}

/** A requested accessorial with its details; `ACCESSORIAL_DETAILS` lists the fields of each code. Dates and times are local to the stop. */
export interface AccessorialRequest {
  readonly code: AccessorialCode;
  /** Amount to collect (COD) or value to cover (FVC). */
  readonly amount?: Money | null;
  readonly remitTo?: RemitTo | null;
  /** Who pays the COD fee. */
  readonly feeTerms?: (typeof COD_FEE_TERMS)[number] | null;
  /** Whether the driver may accept a customer's check. */
  readonly checkAccepted?: boolean | null;
  /** `YYYY-MM-DD`. */
  readonly date?: string | null;
  /** `HH:MM`. */
  readonly from?: string | null;
  /** `HH:MM`. */
  readonly to?: string | null;
  readonly contact?: AppointmentContact | null;
  readonly confirmationNumber?: string | null;
  readonly pieces?: number | null;
  readonly type?: (typeof TIME_CRITICAL_TYPES)[number] | null;
  /** Last day of a delivery window, `YYYY-MM-DD`. */
  readonly endDate?: string | null;
  /** Limited-access type of DSDC eBOL. */
  readonly placeType?: string | null;
}

/** A requested accessorial: its code, or its code with details. */
export type RequestedAccessorial = AccessorialCode | AccessorialRequest;

export function codeOf(accessorial: RequestedAccessorial): AccessorialCode {
  return typeof accessorial === 'string' ? accessorial : accessorial.code;
}

/** Codes in the order of the request. */
export function codesOf(accessorials: readonly RequestedAccessorial[] | undefined): AccessorialCode[] {
  return (accessorials ?? []).map(codeOf);
}

/** The accessorials that were requested with details. */
export function detailedOf(accessorials: readonly RequestedAccessorial[] | undefined): AccessorialRequest[] {
  return (accessorials ?? []).filter((accessorial) => typeof accessorial !== 'string');
}

/** Accessorials without details as plain codes, the others without empty details. */
export function compactAccessorials(accessorials: readonly RequestedAccessorial[]): RequestedAccessorial[] {
  return accessorials.map((accessorial) => {
    if (typeof accessorial === 'string') return accessorial;
    const { code, ...details } = accessorial;
    const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== null);
    return given.length === 0 ? code : { code, ...Object.fromEntries(given) };
  });
}

/** Said of a booked delivery appointment without a date. */
export const ARRANGED_BY_CARRIER = msg`carrier calls to arrange`;

/** Whether a delivery appointment was booked without a date, so that the carrier calls the consignee to arrange one. */
export function isArrangedByCarrier(codes: readonly string[], detailed: readonly AccessorialRequest[]): boolean {
  return codes.includes('APTD') && !detailed.some(({ code, date }) => code === 'APTD' && date);
}
