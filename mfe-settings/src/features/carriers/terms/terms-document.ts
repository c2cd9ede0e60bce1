/** Terms of a tariff as the API takes and keeps them (freight.md Annex H). Money in cents, shares in basis points, decimals as text. Everything is optional in an unfinished document. */
export interface TermsDocument {
  carrier?: { scac?: string; name?: string };
  name?: string;
  currency?: string;
  effectiveFrom?: string;
  effectiveTo?: string;
  modes?: string[];
  basis?: string;
  /** Countries that both ends of a lane must be in. */
  countries?: string[];
  discountBps?: number;
  minimumCharge?: number;
  fak?: { from?: string; to?: string; as?: string }[];
  fuel?: FuelDocument;
  accessorials?: AccessorialDocument[];
  rules?: RulesDocument;
  /** LTL: cents per pound. */
  liabilityPerPound?: number;
  /** Truckload, from here on. */
  stopOff?: { first?: number; next?: number };
  detention?: { freeMinutes?: number; perHour?: number; maximumPerDay?: number | null } | null;
  layover?: number | null;
  orderNotUsed?: number | null;
  liabilityPerLoad?: number;
}

export interface FuelDocument {
  index?: string;
  steps?: { from?: string; to?: string; bps?: number }[];
  beyond?: { step?: string; bps?: number } | null;
  base?: string;
  milesPerGallon?: string;
}

export interface AccessorialDocument {
  code?: string;
  basis?: string;
  amount?: number;
  rate?: string;
  minimum?: number | null;
  maximum?: number | null;
  bps?: number;
}

export interface RulesDocument {
  cubic?: { overCubicFeet?: string | number; underPcf?: string; asPcf?: string; asClass?: string } | null;
  linearFoot?: {
    overFeet?: string | number;
    underPcf?: string;
    poundsPerFoot?: number;
    asClass?: string | null;
  } | null;
  overlength?: { fromInches?: number; amount?: number }[];
  maxWeight?: number | null;
  maxLinearFeet?: number | null;
  maxUnitWeight?: number | null;
}

/** Kind of a rate sheet: LTL rates by lane or by mileage, or truckload rates per mile. */
export type SheetKind = 'lane' | 'mileage' | 'truckload';

export function sheetKindOf({ modes, basis }: TermsDocument): SheetKind {
  if (modes?.[0] === 'FTL') return 'truckload';
  return basis === 'mileage' ? 'mileage' : 'lane';
}

/** Parses JSON; null if it is not an object. */
export function parseTerms(json: string): TermsDocument | null {
  try {
    const value: unknown = JSON.parse(json.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as TermsDocument) : null;
  } catch {
    return null;
  }
}
