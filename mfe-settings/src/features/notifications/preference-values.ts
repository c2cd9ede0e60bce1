import type { KindPreference, PreferencesChange } from './use-preferences';

/** The form: each kind under its name with the dot replaced, which separates fields in forms. */
export type KindValues = Record<string, { inApp: boolean; email: string }>;

/** Field of a kind in the form. */
export const fieldOf = ({ kind }: Pick<KindPreference, 'kind'>): string => kind.replace('.', '_');

/** The form as it shows what is stored; a mail that is fixed has no cadence. */
export const toValues = (kinds: readonly KindPreference[]): KindValues =>
  Object.fromEntries(kinds.map((kind) => [fieldOf(kind), { inApp: kind.inApp, email: kind.email ?? '' }]));

/** What differs from what is stored, for the API. */
export function changesOf(
  kinds: readonly KindPreference[],
  values: KindValues,
): NonNullable<PreferencesChange['kinds']> {
  return kinds.flatMap(({ kind, inApp, email }) => {
    const typed = values[fieldOf({ kind })];
    if (!typed || (typed.inApp === inApp && typed.email === (email ?? ''))) return [];
    return [
      {
        kind,
        inApp: typed.inApp,
        ...(email === null ? {} : { email: typed.email as NonNullable<KindPreference['email']> }),
      },
    ];
  });
}
