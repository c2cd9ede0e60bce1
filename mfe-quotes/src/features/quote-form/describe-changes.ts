import type { QuoteRequest } from '../../shared/api/types';
import { accessorialName } from '../../shared/trade/accessorials';

/** One difference between the stored request and the form, in words. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

const NAMES: Record<string, string> = {
  'pickup.on': 'Pickup day', 'pickup.readyFrom': 'Ready from', 'pickup.closeAt': 'Closes at', 'delivery.type': 'Delivery wish', 'delivery.on': 'Delivery day',
  'delivery.to': 'Last delivery day', units: 'Units', mode: 'Mode', instructions: 'Instructions',
  postalCode: 'postal code', city: 'city', state: 'state', country: 'country', placeType: 'place type', dock: 'dock', name: 'name', address1: 'address',
  address2: 'address, second line', count: 'count', type: 'type', length: 'length', width: 'width', height: 'height', weight: 'weight', stackable: 'stackable',
  evidence: 'evidence of dimensions', description: 'description', pieces: 'pieces', packagingType: 'packaging', freightClass: 'class', nmfc: 'NMFC item',
  nmfcSub: 'NMFC sub', unNumber: 'UN number', properShippingName: 'proper shipping name', technicalName: 'technical name', hazardClass: 'hazard class',
  subsidiary: 'subsidiary classes', packingGroup: 'packing group', emergencyPhone: 'emergency phone', contractNumber: 'contract number', value: 'number',
};

/** What the form would change in the stored request, in the order of the form; nothing and an empty value are the same. */
export function describeChanges(stored: QuoteRequest, next: QuoteRequest): Change[] {
  const before = leaves(withoutServices(stored));
  const after = leaves(withoutServices(next));
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  const changed = paths.filter((path) => before.get(path) !== after.get(path) && !mirrorsRowWeight(path, next));
  return [
    ...changed.map((path) => ({ label: labelOf(path), before: before.get(path) ?? nothing(path), after: after.get(path) ?? nothing(path) })),
    ...changeOfSet('Services', stored.accessorials, next.accessorials),
    ...changeOfSet('Not needed', stored.waivedAccessorials?.map(({ code }) => code), next.waivedAccessorials?.map(({ code }) => code)),
  ];
}

function withoutServices({ accessorials: _asked, waivedAccessorials: _waived, ...rest }: QuoteRequest): object {
  return rest;
}

const nothing = (path: string): string => (path.endsWith('freightClass') ? 'by density' : 'none');

/** Every value that is there, by its path. */
function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined || value === '') return found;
  if (typeof value !== 'object') return found.set(path, value === true ? 'yes' : value === false ? 'no' : String(value));
  for (const [key, part] of Object.entries(value)) leaves(part, path ? `${path}.${key}` : key, found);
  return found;
}

function mirrorsRowWeight(path: string, { handlingUnits }: QuoteRequest): boolean {
  const match = /^handlingUnits\.(\d+)\.commodities\.0\.weight$/.exec(path);
  return match !== null && handlingUnits[Number(match[1])]?.commodities.length === 1;
}

function labelOf(path: string): string {
  const whole = NAMES[path];
  if (whole) return whole;
  const steps = path.split('.');
  const leaf = NAMES[steps.at(-1)!] ?? steps.at(-1)!;
  if (steps[0] === 'stops') return `${steps[1] === '0' ? 'Origin' : 'Destination'} ${leaf}`;
  if (steps[0] === 'handlingUnits') return `Row ${Number(steps[1]) + 1}${commodityOf(steps)} ${leaf}`;
  if (steps[0] === 'references') return `Reference ${Number(steps[1]) + 1} ${leaf}`;
  return steps.join(' ');
}

const commodityOf = (steps: string[]): string => (steps[2] === 'commodities' && steps[3] !== '0' ? ` commodity ${Number(steps[3]) + 1}` : '');

function changeOfSet(label: string, before: readonly string[] = [], after: readonly string[] = []): Change[] {
  const words = (codes: readonly string[]) => (codes.length === 0 ? 'none' : codes.map(accessorialName).join(', '));
  const same = before.length === after.length && before.every((code) => after.includes(code));
  return same ? [] : [{ label, before: words(before), after: words(after) }];
}
