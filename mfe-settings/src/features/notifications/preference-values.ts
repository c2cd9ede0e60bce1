import { z } from '@lading/trade/schemas';
import type { KindPreference, PreferencesChange } from './use-preferences';

/** The form. Names of the kinds have their dot replaced, because it separates fields. */
export const kindsSchema = z.record(z.string(), z.object({ inApp: z.boolean(), email: z.string() }));

type KindValues = z.output<typeof kindsSchema>;

/** Field of a kind in the form. */
export const fieldOf = ({ kind }: Pick<KindPreference, 'kind'>): string => kind.replace('.', '_');

/** Saved preferences as the form shows them. Fixed emails have no cadence. */
export const toValues = (kinds: readonly KindPreference[]): KindValues =>
  Object.fromEntries(kinds.map((kind) => [fieldOf(kind), { inApp: kind.inApp, email: kind.email ?? '' }]));

/** Preferences that differ from the saved ones. */
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
