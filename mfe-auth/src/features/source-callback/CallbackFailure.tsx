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
  /** Null if the page was opened without a sign-in in progress. */
  error: unknown;
}

/** Why the sign-in at an identity provider failed. Content of the URL is never displayed. */
export function CallbackFailure({ source, error }: CallbackFailureProps) {
  const { title, text, Icon = IconInfoCircle } = describe(error, source.label);
  const digest = error instanceof ApiProblem ? error.digest : undefined;
  return (
    <TitledPage name="source-callback-failed" title={title}>
      <div role="alert">
        <StateBlock icon={<Icon size={40} stroke={1.25} />} title={title} order={1} action={<NextStep error={error} />}>
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

/** A signed-in user came to link an account, others to sign in. */
function NextStep({ error }: { error: unknown }) {
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

/** The API remembers the target of a canceled sign-in. */
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
      title: t`No sign-in in progress`,
      text: t`Start the sign-in with ${label} on the sign-in page.`,
    };
  switch (error instanceof ApiProblem ? error.code : undefined) {
    case 'SIGN_IN_DENIED':
      return {
        title: t`Sign-in canceled`,
        text: t`${label} did not confirm your identity. Nothing was changed. Try again, or sign in another way.`,
      };
    case 'IDENTITY_NOT_LINKED':
      return {
        title: t`Your account at ${label} is not linked yet`,
        text: t`Sign in with your password first, then link ${label} in Settings, Security. For your safety, an equal email address does not link accounts.`,
      };
    case 'REAUTHENTICATION_REQUIRED':
      return {
        title: t`Verify your identity first`,
        text: t`Verify your identity no more than five minutes before linking ${label}. Start again on the security page.`,
      };
    default:
      return {
        title: t`Sign-in failed`,
        text: t`${failureMessage(error)} Nothing was changed.`,
        Icon: IconPlugConnectedX,
      };
  }
}
