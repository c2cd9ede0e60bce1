import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';

export const passkeySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter a name.` })),
});
