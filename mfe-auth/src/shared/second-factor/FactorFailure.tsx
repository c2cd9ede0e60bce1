import { FailureAlert, isProblem, UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';

/** Why the second factor did not work. The first step is forgotten after ten minutes, or when it was finished in another window. */
export function FactorFailure({ error }: { error: unknown }) {
  const lapsed = isProblem(error, 'UNAUTHENTICATED');
  return (
    <FailureAlert
      error={
        lapsed
          ? new UserFacingError(t`This took too long, or you have signed in elsewhere meanwhile. Start again.`)
          : error
      }
    />
  );
}
