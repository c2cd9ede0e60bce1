import type { components } from '@lading/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

type KindPreference = components['schemas']['KindPreferenceDto'];

/** Kinds that belong together. */
export interface KindGroup {
  title: string;
  kinds: KindPreference[];
}

/** By the first word of a kind's name. */
const GROUPS: { title: MessageDescriptor; things: string[] }[] = [
  { title: msg`Quotes`, things: ['quote'] },
  { title: msg`Booking`, things: ['tender'] },
  { title: msg`Shipments`, things: ['shipment', 'eta', 'customs', 'delivery'] },
  { title: msg`Pickups and appointments`, things: ['pickup', 'appointment'] },
  { title: msg`Documents and charges`, things: ['pod', 'document', 'charge'] },
  { title: msg`People and connections`, things: ['user', 'connection', 'webhook'] },
];

/** Kinds that can be changed, by group; kinds without a group come last. */
export function groupKinds(all: readonly KindPreference[]): KindGroup[] {
  const kinds = all.filter(({ fixed }) => !fixed);
  const thingOf = ({ kind }: KindPreference) => kind.split('.')[0] ?? '';
  const known = new Set(GROUPS.flatMap(({ things }) => things));
  const groups = GROUPS.map(({ title, things }) => ({
    title: i18n._(title),
    kinds: kinds.filter((kind) => things.includes(thingOf(kind))),
  }));
  return [...groups, { title: t`Other`, kinds: kinds.filter((kind) => !known.has(thingOf(kind))) }].filter(
    (group) => group.kinds.length > 0,
  );
}
