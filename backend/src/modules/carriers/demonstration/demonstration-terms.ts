import { accessorialPrices } from './accessorial-prices.js';
import { type LaneBlock, NETWORKS } from './demonstration-network.js';

/** A fictional carrier and its tariff. */
export interface DemonstrationTariff {
  readonly scac: string;
  readonly name: string;
  /** Default: LTL. */
  readonly mode?: 'VLTL';
  /** Rate level in thousandths of the usual rates. */
  readonly level: number;
  /** Null for a mileage tariff, which covers everywhere. */
  readonly network: readonly LaneBlock[] | null;
  /** Terms in addition to the shared ones (freight.md Annex H). */
  readonly terms: object;
}

/** FAK mapping of 18 classes to 5, to keep lane sheets small. */
const FAK = [
  { from: '50', to: '70', as: '65' },
  { from: '77.5', to: '100', as: '92.5' },
  { from: '110', to: '150', as: '125' },
  { from: '175', to: '250', as: '200' },
  { from: '300', to: '500', as: '400' },
] as const;

/** Classes with rows in lane sheets. */
export const LANE_CLASSES = FAK.map(({ as }) => as);

const RULES = {
  cubic: { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' },
  overlength: [
    { fromInches: 96, amount: 9_000 },
    { fromInches: 144, amount: 12_500 },
    { fromInches: 240, amount: 19_500 },
  ],
  maxWeight: 20_000,
  maxLinearFeet: 28,
  maxUnitWeight: 4_000,
};

const MILEAGE_RULES = {
  ...RULES,
  maxWeight: 30_000,
  maxLinearFeet: 40,
  linearFoot: { overFeet: 15, underPcf: '22.5', poundsPerFoot: 1_250, asClass: null },
};

/** Volume LTL is priced by weight only, up to most of a trailer. */
const VOLUME_RULES = { overlength: RULES.overlength, maxWeight: 27_500, maxLinearFeet: 36, maxUnitWeight: 6_000 };

/** Six carriers with different strengths, which together cover the 48 states and southern Canada. One also takes volume LTL. */
export const DEMONSTRATION_TARIFFS: readonly DemonstrationTariff[] = [
  {
    scac: 'ZZIF',
    name: 'Demo Interstate Freight',
    level: 1_000,
    network: NETWORKS.interstate,
    terms: {
      discountBps: 7_800,
      minimumCharge: 12_500,
      fak: FAK,
      rules: RULES,
      liabilityPerPound: 2_500,
      accessorials: accessorialPrices(100, { network: true }),
    },
  },
  {
    scac: 'ZZML',
    name: 'Demo Mileage Lines',
    level: 900,
    network: null,
    terms: {
      discountBps: 7_200,
      minimumCharge: 14_900,
      rules: MILEAGE_RULES,
      liabilityPerPound: 1_000,
      accessorials: accessorialPrices(110, { network: true, border: true }),
    },
  },
  {
    scac: 'ZZML',
    name: 'Demo Mileage Lines',
    mode: 'VLTL',
    level: 620,
    network: null,
    terms: {
      discountBps: 7_000,
      minimumCharge: 55_000,
      rules: VOLUME_RULES,
      liabilityPerPound: 100,
      accessorials: accessorialPrices(120, { network: true, border: true }),
    },
  },
  {
    scac: 'ZZGL',
    name: 'Demo Great Lakes Express',
    level: 1_020,
    network: NETWORKS.lakes,
    terms: {
      discountBps: 8_100,
      minimumCharge: 9_800,
      fak: FAK,
      rules: { ...RULES, maxWeight: 15_000, maxLinearFeet: 20 },
      liabilityPerPound: 1_500,
      accessorials: accessorialPrices(85),
    },
  },
  {
    scac: 'ZZLS',
    name: 'Demo Lone Star Freight',
    level: 980,
    network: NETWORKS.south,
    terms: {
      discountBps: 8_000,
      minimumCharge: 10_500,
      fak: FAK,
      rules: RULES,
      liabilityPerPound: 1_000,
      accessorials: accessorialPrices(90),
    },
  },
  {
    scac: 'ZZPC',
    name: 'Demo Pacific Coast Carriers',
    level: 1_010,
    network: NETWORKS.west,
    terms: {
      discountBps: 7_900,
      minimumCharge: 11_000,
      fak: FAK,
      rules: { ...RULES, maxLinearFeet: 24 },
      liabilityPerPound: 2_000,
      accessorials: accessorialPrices(95),
    },
  },
  {
    scac: 'ZZNB',
    name: 'Demo Northern Border Freight',
    level: 1_080,
    network: NETWORKS.border,
    terms: {
      discountBps: 7_500,
      minimumCharge: 17_500,
      fak: FAK,
      rules: RULES,
      liabilityPerPound: 500,
      accessorials: accessorialPrices(105, { border: true }),
    },
  },
];
