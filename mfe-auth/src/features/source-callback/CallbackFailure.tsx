import { ApiProblem } from '@lading/api-client';
import { localPath, paths } from '@lading/mfe-contract';
import { failureMessage, isProblem, useRemote } from '@lading/mfe-kit';
import { Button, IconInfoCircle, IconPlugConnectedX, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';

interface CallbackFailureProps {
  source: { label: string };
  /** Null when the page was opened without anything to finish. */
  error: unknown;
}

/** Why the visit to a source led nowhere, in our own words: what came in the address is never shown. */
export function CallbackFailure({ source, error }: CallbackFailureProps) {
  const { title, text, Icon = IconInfoCircle } = describe(error, source.label);
  const digest = error instanceof ApiProblem ? error.digest : undefined;
  return (
    <TitledPage name="source-callback-failed" title={title}>
      <div role="alert">
        <StateBlock icon={<Icon size={40} stroke={1.25} />} title={title} order={1} action={<WayOn error={error} />}>
          {text}
          {digest && (
            <div>
              <Trans>Digest: {digest}</Trans>
            </div>
          )}
        </StateBlock>
      </div>
    </TitledPage>
  );
}

/** Who is signed in came to link an account, everybody else to sign in. */
function WayOn({ error }: { error: unknown }) {
  const { host } = useRemote();
  if (host.session.user) {
    return (
      <Button component={Link} to={paths.security()}>
        <Trans>Back to security</Trans>
      </Button>
    );
  }
  if (isProblem(error, 'IDENTITY_NOT_LINKED')) {
    return (
      <Button component={Link} to={paths.login(paths.security())}>
        <Trans>Sign in with your password</Trans>
      </Button>
    );
  }
  return (
    <Button component={Link} to={paths.login(nextOf(error))}>
      <Trans>Back to sign-in</Trans>
    </Button>
  );
}

/** The API still knows where a cancelled sign-in wanted to go. */
function nextOf(error: unknown): string | undefined {
  const next = error instanceof ApiProblem ? error.params.next : undefined;
  return typeof next === 'string' ? localPath(next) : undefined;
}

interface Description {
  title: string;
  text: string;
  Icon?: typeof IconInfoCircle;
}

function describe(error: unknown, label: string): Description {
  if (error === null)
    return {
      title: t`Nothing to finish here`,
      text: t`This page ends a sign-in with ${label}. Begin it on the sign-in page.`,
    };
  switch (error instanceof ApiProblem ? error.code : undefined) {
    case 'SIGN_IN_DENIED':
      return {
        title: t`The sign-in was cancelled`,
        text: t`You did not allow ${label} to tell Lading who you are. Nothing was changed; you can try again or choose another way.`,
      };
    case 'IDENTITY_NOT_LINKED':
      return {
        title: t`Your account at ${label} is not linked yet`,
        text: t`Sign in with your password first. Then link ${label} under Settings, Security; from then on it signs you in. An equal e-mail address alone does not link accounts, so that nobody gets in by claiming yours.`,
      };
    case 'REAUTHENTICATION_REQUIRED':
      return {
        title: t`Confirm that it is you first`,
        text: t`Linking ${label} needs a proof of who you are that is at most five minutes old. Start again on the security page, which asks for it.`,
      };
    default:
      return {
        title: t`The sign-in could not be finished`,
        text: t`${failureMessage(error)} Nothing was changed.`,
        Icon: IconPlugConnectedX,
      };
  }
}
