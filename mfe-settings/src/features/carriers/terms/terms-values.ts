import type { TermsDocument } from './terms-document';
import { toLeaf, toTyped } from './term-units';

type Typed<T> = T extends (infer Item)[]
  ? Typed<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Typed<NonNullable<T[Key]>> }
    : string;

/** The terms as typed: the shape of the document with text in every field, so that the API's pointers are field names. */
export type TermsValues = Typed<TermsDocument>;

export const EMPTY_TERMS: TermsValues = {
  carrier: { scac: '', name: '' },
  name: '',
  currency: 'USD',
  effectiveFrom: '',
  effectiveTo: '',
  modes: ['LTL'],
  basis: 'lane',
  countries: [],
  discountBps: '',
  minimumCharge: '',
  fak: [],
  fuel: { index: 'US', steps: [], beyond: { step: '', bps: '' }, base: '', milesPerGallon: '' },
  accessorials: [],
  rules: {
    cubic: { overCubicFeet: '', underPcf: '', asPcf: '', asClass: '' },
    linearFoot: { overFeet: '', underPcf: '', poundsPerFoot: '', asClass: '' },
    overlength: [],
    maxWeight: '',
    maxLinearFeet: '',
    maxUnitWeight: '',
  },
  liabilityPerPound: '',
  stopOff: { first: '', next: '' },
  detention: { freeMinutes: '', perHour: '', maximumPerDay: '' },
  layover: '',
  orderNotUsed: '',
  liabilityPerLoad: '',
};

/** Fields of one kind of tariff only. */
const LTL_ONLY = new Set([
  'countries',
  'discountBps',
  'fak',
  'rules',
  'liabilityPerPound',
  'transit',
  'steps',
  'beyond',
]);
const TRUCKLOAD_ONLY = new Set([
  'stopOff',
  'detention',
  'layover',
  'orderNotUsed',
  'liabilityPerLoad',
  'base',
  'milesPerGallon',
]);

/** The typed values as a document, without empty fields and fields of the other kind of tariff. */
export function toDocument(values: TermsValues): TermsDocument {
  const dropped = values.modes[0] === 'FTL' ? LTL_ONLY : TRUCKLOAD_ONLY;
  const document = (objectOf(values, dropped) ?? {}) as TermsDocument;
  return values.modes[0] === 'FTL' ? { ...document, basis: 'lane' } : document;
}

/** A document as typed values. */
export function toValues(document: TermsDocument): TermsValues {
  return fill(EMPTY_TERMS, document, '') as TermsValues;
}

function objectOf(value: object, dropped: ReadonlySet<string>): object | undefined {
  const fields = Object.entries(value).flatMap(([key, field]) => {
    if (dropped.has(key)) return [];
    const leaf = leafOf(key, field, dropped);
    return leaf === undefined ? [] : [[key, leaf] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** Empty items of lists are kept, so that the API's pointers count like the form's rows. */
function leafOf(key: string, value: unknown, dropped: ReadonlySet<string>): unknown {
  if (key === 'countries' && Array.isArray(value) && value.length === 0) return undefined;
  if (Array.isArray(value)) return value.map((item: unknown) => leafOf(key, item, dropped) ?? {});
  if (typeof value === 'object' && value !== null) return objectOf(value, dropped);
  return toLeaf(key, String(value ?? ''));
}

/** The empty form filled with the document. Unknown fields are kept as text. */
function fill(empty: unknown, value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => fill(undefined, item, key));
  if (typeof value !== 'object' || value === null)
    return value === null || value === undefined ? (empty ?? '') : toTyped(key, value);
  const known = typeof empty === 'object' && empty !== null ? (empty as Record<string, unknown>) : {};
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    [...new Set([...Object.keys(known), ...Object.keys(given)])].map((name) => [
      name,
      fill(known[name], given[name], name),
    ]),
  );
}
