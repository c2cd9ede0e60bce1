export interface Money { amount: number; currency: 'USD' | 'CAD' }
export interface PickupWindow { on: string; readyFrom?: string | null; closeAt?: string | null }
export interface DeliveryWish { type: 'none' | 'by' | 'on' | 'window'; on?: string | null; to?: string | null }
export interface StopContact { name: string; phone: string; email?: string | null }
export interface Stop {
  type: 'origin' | 'intermediate' | 'destination'; contactId?: string | null; name?: string | null; address1?: string | null; address2?: string | null;
  city?: string | null; state?: string | null; postalCode: string; country: 'US' | 'CA'; placeType?: string | null; dock?: boolean | null; forklift?: boolean | null;
  contact?: StopContact | null; instructions?: string | null;
}
export interface Hazmat {
  unNumber: string; properShippingName: string; technicalName?: string | null; hazardClass: string; subsidiary?: string[]; packingGroup?: 'I' | 'II' | 'III' | null;
  emergencyPhone: string; contractNumber?: string | null;
}
export interface Commodity {
  description?: string | null; pieces?: number | null; packagingType?: string | null; weight: number; freightClass?: string | null; nmfc?: string | null; nmfcSub?: string | null;
  hazmat?: Hazmat | null;
}
export interface HandlingUnit {
  count: number; type: string; length: number; width: number; height: number; weight: number; stackable?: boolean; evidence?: 'measured' | 'spec' | 'estimate' | null;
  commodities: Commodity[];
}
export interface QuoteRequest {
  mode?: 'auto' | 'LTL' | 'VLTL' | 'FTL'; equipment?: string | null; units?: 'imperial' | 'metric'; pickup: PickupWindow; delivery?: DeliveryWish | null; stops: Stop[];
  handlingUnits: HandlingUnit[]; accessorials?: string[]; waivedAccessorials?: { code: string; reason: string }[]; references?: { type: 'PO' | 'SO' | 'CUSTOMER' | 'OTHER'; value: string }[];
  declaredValue?: Money | null; insurance?: boolean; instructions?: string | null;
}
export interface Location {
  postalCode: string; city: string; state: string; country: 'US' | 'CA'; timeZone: string | null; latitude: number | null; longitude: number | null; usable: boolean; message: string | null;
}
export interface RatingWarning { code: string; message: string; pointer: string }
export interface Derived {
  totalWeight: number; cubicFeet: number; occupiedCubicFeet: number; densityPcf: number; linearFeet: number; miles: number | null;
  modes: { mode: 'LTL' | 'VLTL' | 'FTL'; reasons: string[] }[]; units: { densityPcf: number; densityClass: string }[];
  inferredAccessorials: { code: string; reason: string }[]; warnings: RatingWarning[];
}
export interface ChargeLine { code: string; description: string; amount: Money; basis: string; quantity: string; rate: string; rule: string; inputs: Record<string, unknown> }
export interface Carrier { scac: string; name: string; demo: boolean }
export interface Offer {
  id: string; carrier: Carrier; mode: string; service: string; total: Money; likelyTotal: Money; likelyReason: string | null; lines: ChargeLine[];
  transit: { businessDays: number; basis: string }; estimatedDeliveryOn: string; liability: Money; co2e: { kg: number; factor: string; scope: string }; validUntil: string;
  carrierQuoteNumber: string | null; warnings: { code: string; message: string }[];
}
export interface Declined { carrier: Carrier; code: string; message: string }
export interface RatingResult { derived: Derived; offers: Offer[]; declined: Declined[] }
export type QuoteStatus = 'draft' | 'rating' | 'quoted' | 'spot_requested' | 'approval_pending' | 'booked' | 'expired' | 'cancelled' | 'rejected';
export interface QuotePlace { city: string; state: string; postalCode: string }
export interface QuoteSummary {
  id: string; number: string; status: QuoteStatus; mode: string; origin: QuotePlace; destination: QuotePlace; pickupOn: string; totalWeight: number; handlingUnitCount: number;
  offerCount: number; bestTotal: Money | null; validUntil: string | null; shipmentId: string | null; createdBy: string; createdAt: string;
}
export interface QuoteList { items: QuoteSummary[]; nextCursor: string | null }
export interface QuoteRevision { revision: number; ratedAt: string; offers: Offer[] }
export interface Quote extends QuoteSummary {
  revision: number; request: QuoteRequest; derived: Derived; offers: Offer[]; declined: Declined[]; revisions: QuoteRevision[]; updatedAt: string;
}
export interface BookRequest {
  offerId: string; acceptedTotal: Money; stops: { type: Stop['type']; contact: StopContact; instructions?: string | null; name?: string | null; address1?: string | null; address2?: string | null }[];
  pickup: PickupWindow; references?: NonNullable<QuoteRequest['references']>; instructions?: string | null;
}
export interface Booked { shipmentId: string; shipmentNumber: string }
