/** Stands for places without a type of their own. */
export const BUSINESS = 'business';

/** A type of place in the words of people: `School-69 - School` is a school. */
export function placeTypeName(value: string | null): string {
  if (value === null) return 'Business';
  if (value === 'Residence') return 'Private residence';
  const [, name] = /^\w+-\d+ - (.+)$/.exec(value) ?? [];
  return name ?? `${value}, not further known`;
}

/** Types under their headings, for a select. */
export const placeTypeOptions = (groups: readonly { group: string; placeTypes: string[] }[]) => [
  { group: 'Usual', items: [{ value: BUSINESS, label: 'Business' }, { value: 'Residence', label: placeTypeName('Residence') }] },
  ...groups
    .filter(({ group }) => group !== 'Residence')
    .map(({ group, placeTypes }) => ({ group: `Limited access: ${group}`, items: placeTypes.map((value) => ({ value, label: placeTypeName(value) })) })),
];
