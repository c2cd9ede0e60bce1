import { basisPointsOf } from '../../../../kernel/money/money.js';
import type { CompiledTerms } from '../ltl/ltl-tariff.js';
import type { CompiledAccessorial } from './accessorial-prices.js';
import { chargeFor } from '../ltl/gross.js';
import type { FreightMeasures, RatableShipment } from '../freight/shipment.js';
import type { AccessorialCode } from '../../../../kernel/codes.js';
import { type Message, msg, verbatim } from '../../../../messages/message.js';

/** The code of the overlength charge. */
export const OVERLENGTH = 'OVR';

/** An accessorial charge: its tariff price, the overlength step that applies, or neither if the tariff has no price. */
export interface AccessorialCharge {
  readonly code: string;
  /** Cents. */
  readonly amount: number;
  readonly price: CompiledAccessorial | null;
  readonly overlength: OverlengthStep | null;
}

type OverlengthStep = CompiledTerms['overlengthSteps'][number];

/** Accessorials in code order (freight.md Annex H step 7); overlength is charged once, at the highest step that applies, even if not requested. */
export function chargeAccessorials(
  shipment: RatableShipment,
  terms: Pick<CompiledTerms, 'overlengthSteps' | 'accessorialByCode'>,
  net: number,
): AccessorialCharge[] {
  const step = terms.overlengthSteps.find((candidate) => candidate.from <= shipment.measures.longestSide) ?? null;
  const charged = shipment.accessorials.filter(
    (code) => !shipment.ifPriced.includes(code) || terms.accessorialByCode.has(code),
  );
  const codes = step && !charged.includes(OVERLENGTH) ? [...charged, OVERLENGTH].sort() : charged;
  return codes.map((code) => {
    if (step && code === OVERLENGTH) return { code, amount: step.amount, price: null, overlength: step };
    const price = terms.accessorialByCode.get(code) ?? null;
    return { code, amount: price ? priceOf(price, shipment.measures, net) : 0, price, overlength: null };
  });
}

function priceOf(price: CompiledAccessorial, freight: FreightMeasures, net: number): number {
  switch (price.basis) {
    case 'flat':
      return price.amount;
    case 'unit':
      return price.amount * freight.unitCount;
    case 'percent':
      return basisPointsOf(net, price.bps);
    case 'cwt':
      return Math.min(
        Math.max(chargeFor(price.rate, freight.pounds), price.minimum ?? 0),
        price.maximum ?? Number.POSITIVE_INFINITY,
      );
  }
}

/** Names of the accessorial codes (DSDC eBOL 2.1.0). */
const ACCESSORIAL_NAMES: Readonly<Record<AccessorialCode, Message>> = {
  APTD: msg`Appointment at delivery`,
  APTP: msg`Appointment at pickup`,
  COD: msg`Collect on delivery`,
  EXPD: msg`Expedited service`,
  FVC: msg`Full value coverage`,
  GTD_AM: msg`Guaranteed by morning`,
  GTD_NOON: msg`Guaranteed by noon`,
  GTD_PM: msg`Guaranteed by end of day`,
  HAZ: msg`Hazardous material`,
  IDL: msg`Inside delivery`,
  INBD: msg`In bond shipment`,
  IPU: msg`Inside pickup`,
  LFTD: msg`Liftgate at delivery`,
  LFTP: msg`Liftgate at pickup`,
  LTDAD: msg`Limited access delivery`,
  LTDAP: msg`Limited access pickup`,
  MARK: msg`Marked or tagged`,
  MNC: msg`Must notify consignee`,
  OVR: msg`Overlength`,
  PPD: msg`Perishables (food)`,
  PSC: msg`Protect from freezing`,
  PSH: msg`Protect from heat`,
  PSN: msg`Poisonous material`,
  REP: msg`Residential pickup`,
  RES: msg`Residential delivery`,
  SRT: msg`Sort and segregate`,
  SS: msg`Single shipment`,
  TCS: msg`Time-critical service`,
};

/** Name of an accessorial, or the code itself if it is specific to a tariff. */
export function accessorialMessage(code: string): Message {
  return Object.hasOwn(ACCESSORIAL_NAMES, code) ? ACCESSORIAL_NAMES[code as AccessorialCode] : verbatim(code);
}

/** Name of an accessorial in English. */
export function accessorialName(code: string): string {
  return Object.hasOwn(ACCESSORIAL_NAMES, code) ? ACCESSORIAL_NAMES[code as AccessorialCode].message : code;
}
