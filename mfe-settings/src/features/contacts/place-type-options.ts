import { t } from '@lingui/core/macro';

/** Stands for places without a type of their own. */
export const BUSINESS = 'business';
// eslint-disable-next-line lingui/no-unlocalized-strings -- a value of the standard
const RESIDENCE = 'Residence';

/** A type of place in the words of people: `School-69 - School` is a school. */
export function placeTypeName(value: string | null): string {
  if (value === null) return t`Business`;
  if (value === RESIDENCE) return t`Private residence`;
  const [, name] = /^\w+-\d+ - (.+)$/.exec(value) ?? [];
  return name ?? t`${value}, not further known`;
}

/** Types under their headings, for a select. */
export const placeTypeOptions = (groups: readonly { group: string; placeTypes: string[] }[]) => [
  {
    group: t`Usual`,
    items: [
      { value: BUSINESS, label: t`Business` },
      { value: RESIDENCE, label: placeTypeName(RESIDENCE) },
    ],
  },
  ...groups
    .filter(({ group }) => group !== RESIDENCE)
    .map(({ group, placeTypes }) => ({
      group: t`Limited access: ${group}`,
      items: placeTypes.map((value) => ({ value, label: placeTypeName(value) })),
    })),
];
