import type { components } from '@lading/api-client';

type KindPreference = components['schemas']['KindPreferenceDto'];

/** Kinds that belong together. */
export interface KindGroup {
  title: string;
  kinds: KindPreference[];
}

/** By the first word of a kind's name. */
const GROUPS: { title: string; things: string[] }[] = [
  { title: 'Quotes', things: ['quote'] },
  { title: 'Booking', things: ['tender'] },
  { title: 'Shipments', things: ['shipment', 'eta', 'customs', 'delivery'] },
  { title: 'Pickups and appointments', things: ['pickup', 'appointment'] },
  { title: 'Documents and charges', things: ['pod', 'document', 'charge'] },
  { title: 'People and connections', things: ['user', 'connection', 'webhook'] },
];

/** Kinds that can be changed, as people think of them; one that no group knows stands at the end. */
export function groupKinds(all: readonly KindPreference[]): KindGroup[] {
  const kinds = all.filter(({ fixed }) => !fixed);
  const thingOf = ({ kind }: KindPreference) => kind.split('.')[0] ?? '';
  const known = new Set(GROUPS.flatMap(({ things }) => things));
  const groups = GROUPS.map(({ title, things }) => ({ title, kinds: kinds.filter((kind) => things.includes(thingOf(kind))) }));
  return [...groups, { title: 'Other', kinds: kinds.filter((kind) => !known.has(thingOf(kind))) }].filter((group) => group.kinds.length > 0);
}
