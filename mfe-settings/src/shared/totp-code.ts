import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';

/** A code of an authenticator app. */
export const totpCode = () => z.string().check(z.regex(/^\d{6}$/, { error: () => t`Enter the six digits` }));
