import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { type AccessorialDetail, detailsOf, ebolWord } from '../../../../../kernel/accessorials/accessorial-details.js';
import {
  type AccessorialRequest,
  type AppointmentContact,
  ARRANGED_BY_CARRIER,
  isArrangedByCarrier,
  type RemitTo,
} from '../../../../../kernel/accessorials/accessorial-request.js';
import type { Money } from '../../../../../kernel/money/money.js';
import { isLimitedAccess } from '../../../../../kernel/places/place-type.js';
import type { TenderedShipment } from '../../tenders.js';
import type { EbolRequest } from './ebol.messages.js';
import { COUNTRIES, endOf, hazmatOf, phoneDigits, postalCodeOf } from '../../freight-parts.js';

type EbolAccessorials = NonNullable<EbolRequest['accessorials']>;
type Values = Partial<AccessorialRequest>;

/** Codes and details of the services, by the table of accessorial details. */
export function accessorialsOf(shipment: TenderedShipment): { accessorials?: EbolAccessorials } {
  const { accessorials: codes } = shipment;
  const phone = hazmatOf(shipment)?.emergencyPhone;
  if (codes.length === 0 && !phone) return {};
  const accessorials: EbolAccessorials = {
    codes: [...codes],
    ...(phone ? { hazardousDetails: { emergencyContact: { phone: phoneDigits(phone) } } } : {}),
  };
  for (const code of codes) {
    const values = valuesOf(code, shipment);
    for (const detail of detailsOf(code)) writeDetail(accessorials, detail, values);
  }
  return { accessorials };
}

/** Details for which the standard has no field, as instructions. */
export function accessorialInstructions({ accessorials, accessorialDetails }: TenderedShipment): string[] {
  const arranged = isArrangedByCarrier(accessorials, accessorialDetails)
    ? [english(msg`Appointment at delivery: ${{ message: ARRANGED_BY_CARRIER.message }}`)]
    : [];
  const details = accessorialDetails.flatMap((values) =>
    detailsOf(values.code).flatMap(({ field, instruction }) => {
      const value = values[field];
      return instruction && value ? [`${instruction}: ${textOf(value as string | AppointmentContact)}`] : [];
    }),
  );
  return [...arranged, ...details];
}

function textOf(value: string | AppointmentContact): string {
  if (typeof value === 'string') return value;
  return [value.name, value.phone, value.extension && `ext. ${value.extension}`].filter(Boolean).join(' ');
}

/** Requested details, or what the shipment says for services that were inferred or booked without details. */
function valuesOf(code: string, shipment: TenderedShipment): Values {
  const { accessorialDetails, pickup, delivery, estimatedDeliveryOn, declaredValue } = shipment;
  const requested = accessorialDetails.find((candidate) => candidate.code === code) ?? {};
  const pieces = shipment.handlingUnits.reduce(
    (sum, { count, commodities }) => sum + commodities.reduce((all, commodity) => all + (commodity.pieces ?? count), 0),
    0,
  );
  const defaults: Readonly<Record<string, Values>> = {
    APTP: { date: pickup.on, from: pickup.readyFrom ?? null, to: pickup.closeAt ?? null },
    APTD: { date: delivery?.on ?? estimatedDeliveryOn },
    FVC: { amount: declaredValue },
    LTDAP: { placeType: limitedAccess(shipment, 'origin') },
    LTDAD: { placeType: limitedAccess(shipment, 'destination') },
    MARK: { pieces },
    SRT: { pieces },
  };
  return Object.keys(requested).length > 1 ? { ...keepPlace(defaults[code]), ...requested } : (defaults[code] ?? {});
}

/** Requested details are complete except for the location type, which the stop has. */
function keepPlace(values: Values | undefined): Values {
  return values?.placeType ? { placeType: values.placeType } : {};
}

function limitedAccess(shipment: TenderedShipment, type: 'origin' | 'destination'): string | null {
  const { placeType } = endOf(shipment, type);
  return placeType && isLimitedAccess(placeType) ? placeType : null;
}

function writeDetail(message: EbolAccessorials, { field, kind, ebol }: AccessorialDetail, values: Values): void {
  const value = values[field];
  if (ebol === undefined || value === null || value === undefined) return;
  switch (kind) {
    case 'money': {
      const { amount, currency } = value as Money;
      setAt(message, ebol, (amount / 100).toFixed(2));
      return setAt(message, ebol.replace(/[^.]+$/, 'currency'), currency);
    }
    case 'address':
      return setAt(message, ebol, remitTo(value as RemitTo));
    case 'choice':
      return setAt(message, ebol, ebolWord(value as string));
    case 'date': {
      const time = field === 'endDate' ? values.to : values.from;
      return setAt(message, ebol, `${value as string}T${time ?? '00:00'}:00.000`);
    }
    case 'time':
      // The start time is part of the start date; the end is on the same day unless the service has a last day.
      if (field === 'to' && !values.endDate && values.date)
        setAt(message, ebol, `${values.date}T${value as string}:00.000`);
      return;
    default:
      return setAt(message, ebol, value);
  }
}

function remitTo({ name, address1, address2, city, state, postalCode, country }: RemitTo): object {
  return {
    name,
    address1,
    ...(address2 ? { address2 } : {}),
    city,
    stateProvince: state,
    postalCode: postalCodeOf({ country, postalCode }),
    country: COUNTRIES[country],
  };
}

/** Sets a value at a path such as `cod.remitTo`. */
function setAt(target: object, path: string, value: unknown): void {
  const names = path.split('.');
  let parent = target as Record<string, unknown>;
  for (const name of names.slice(0, -1)) parent = (parent[name] ??= {}) as Record<string, unknown>;
  parent[names.at(-1)!] = value;
}
