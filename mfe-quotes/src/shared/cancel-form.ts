import { LIMITS } from '@lading/trade';
import { multiLine, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';

/** Why quotes are canceled. */
export const reasonForm = z.object({
  reason: requiredText(multiLine({ max: LIMITS.notes }).check(z.minLength(1, { error: () => t`Enter the reason.` }))),
});
