import { LIMITED_ACCESS_TYPES, RESIDENCE } from '../../../kernel/places/place-type.js';

/** Location types by their headings in the standard, plus residences, which carriers charge separately. */
export function placeTypeGroups(): { group: string; placeTypes: string[] }[] {
  const groups = Map.groupBy(LIMITED_ACCESS_TYPES, (type) => type.split('-')[0] ?? type);
  return [
    ...[...groups].map(([group, placeTypes]) => ({ group, placeTypes: [...placeTypes] })),
    { group: RESIDENCE, placeTypes: [RESIDENCE] },
  ];
}
