import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';

export const passkeySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => t`Enter a name.` }),
});
