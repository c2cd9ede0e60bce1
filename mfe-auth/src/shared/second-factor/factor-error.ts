import { isProblem, UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';

/** The first step expires after ten minutes, or when it was completed in another window. */
export const factorError = (error: unknown): unknown =>
  isProblem(error, 'UNAUTHENTICATED')
    ? new UserFacingError(t`This took too long, or you signed in elsewhere. Start again.`)
    : error;
