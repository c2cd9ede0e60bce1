import type { Derived, Quote, RatingResult } from '../api/types';
import { offer } from './offers';
import { addDays, today } from '@lading/trade';
import { chicagoToNapa } from './requests';

export const derived: Derived = {
  totalWeight: 1000,
  cubicFeet: 106.67,
  occupiedCubicFeet: 213.33,
  densityPcf: 9.38,
  linearFeet: 4,
  miles: 967,
  modes: [{ mode: 'LTL', reasons: [] }],
  units: [{ densityPcf: 9.38, densityClass: '100' }],
  inferredAccessorials: [{ code: 'LFTD', reason: 'No dock at delivery and a piece above 100 lb' }],
  warnings: [
    {
      code: 'DENSITY_MISMATCH',
      message: 'Row 1 is class 100 by density; class 70 is declared.',
      pointer: '/handlingUnits/0/commodities/0/freightClass',
    },
  ],
};

const TUESDAY = 2;
const soon = new Date();
/** A Tuesday from two to eight days ahead. */
export const PICKUP_ON = addDays(today(soon), 2 + ((TUESDAY + 5 - soon.getDay()) % 7));

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** Three offers, each best at something. */
export const offers = [
  offer({
    id: 'ofr_cheap',
    total: usd(265_84),
    likelyTotal: usd(306_71),
    likelyReason: 'class 100 after inspection',
    transit: { businessDays: 4, basis: 'carrier lane table' },
  }),
  offer({
    id: 'ofr_green',
    carrier: { scac: 'ZZGR', name: 'Green Demo Freight', demo: true },
    total: usd(280_00),
    likelyTotal: usd(280_00),
    transit: { businessDays: 5, basis: 'carrier lane table' },
    co2e: { kg: 30, factor: 'SW2018-LTL-WTW', scope: 'WTW' },
  }),
  offer({
    id: 'ofr_quick',
    carrier: { scac: 'ZZQK', name: 'Quick Demo Freight', demo: true },
    total: usd(310_00),
    likelyTotal: usd(310_00),
    transit: { businessDays: 2, basis: 'carrier lane table' },
  }),
];

export const ratingResult: RatingResult = {
  derived,
  offers,
  declined: [
    {
      carrier: { scac: 'ZZNO', name: 'Northern Demo Lines', demo: true },
      code: 'TARIFF_GAP',
      message: 'No rates from 606 to 945.',
    },
  ],
  askedOnSaving: [],
  exchangeRate: null,
};

/** A stored quote of two pallets from Chicago to Napa with three offers. */
export function quote(change: Partial<Quote> = {}): Quote {
  return {
    id: 'qte_1',
    number: 'Q-001042',
    status: 'quoted',
    mode: 'LTL',
    origin: { city: 'Chicago', state: 'IL', postalCode: '60601' },
    destination: { city: 'Napa', state: 'CA', postalCode: '94558' },
    pickupOn: PICKUP_ON,
    totalWeight: 1000,
    handlingUnitCount: 2,
    offerCount: 3,
    bestTotal: usd(265_84),
    bestCarrier: 'Demo Freight Lines',
    validUntil: '2099-12-08T05:59:59.000Z',
    shipmentId: null,
    bookedOfferId: null,
    createdBy: 'Test Booker',
    createdAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    revision: 1,
    request: { ...chicagoToNapa(), pickup: { on: PICKUP_ON, readyFrom: '10:00', closeAt: '16:00' } },
    derived,
    offers,
    exchangeRate: null,
    declined: ratingResult.declined,
    carriers: [],
    approval: null,
    revisions: [],
    ...change,
  };
}
