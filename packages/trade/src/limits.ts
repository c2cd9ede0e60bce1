/** Limits of requests and freight, the same as the API's (freight.md Annex E and §5). */
export const LIMITS = {
  stops: 10,
  handlingUnitRows: 20,
  commodityLines: 50,
  handlingUnitCount: 999,
  pieces: 99_999,
  /** Longest side of a handling unit, in inches or centimeters. */
  lengthMax: 1_700,
  /** Heaviest item, in pounds or kilograms. */
  weightMax: 100_000,
  accessorials: 28,
  references: 20,
  companyName: 60,
  stopName: 60,
  address: 60,
  city: 60,
  postalCode: 10,
  reference: 50,
  description: 200,
  notes: 500,
  personName: 100,
  role: 60,
  people: 5,
  subsidiaryClasses: 4,
  pickupDaysAhead: 60,
  /** Shortest pickup window, in minutes (freight.md §5.4). */
  pickupWindow: 60,
} as const;

/** Temperatures that refrigerated trailers keep, in degrees Fahrenheit (freight.md §5.2). */
export const REEFER_FAHRENHEIT = { minimum: -20, maximum: 70 } as const;
/** The whole degrees Celsius in that range, for messages. */
export const REEFER_CELSIUS = { minimum: -28, maximum: 21 } as const;

/** Currencies of prices and declared values. */
export const CURRENCIES = ['USD', 'CAD'] as const;
/** Numbers by which a shipper or consignee knows the freight. */
export const REFERENCE_TYPES = ['PO', 'SO', 'CUSTOMER', 'OTHER'] as const;
/** Sources of a handling unit's dimensions. */
export const EVIDENCE = ['measured', 'spec', 'estimate'] as const;
export const PACKING_GROUPS = ['I', 'II', 'III'] as const;
/** Inches and pounds, or centimeters and kilograms. */
export const UNIT_SYSTEMS = ['imperial', 'metric'] as const;
