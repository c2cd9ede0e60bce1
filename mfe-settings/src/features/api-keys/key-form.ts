import { localDate, oneLine, optionalText, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { PERMISSION_GROUPS } from './key-permissions';

export const keySchema = z.object({
  name: requiredText(oneLine({ min: 1, max: 60, missing: () => t`Enter a name.` })),
  permissions: z
    .array(z.enum(PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)))
    .check(z.minLength(1, { error: () => t`Choose at least one permission.` })),
  /** Empty for a key that does not expire. */
  expiresOn: optionalText(localDate()),
});

export type KeyValues = z.input<typeof keySchema>;

export const NEW_KEY: KeyValues = { name: '', permissions: [], expiresOn: '' };
