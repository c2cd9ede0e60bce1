import { unwrap } from '@lading/api-client';
import { FailureAlert, isProblem, useRemote } from '@lading/mfe-kit';
import { Button, IconClock, IconShieldLock, StateBlock } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { TitledPage } from '../../shared/TitledPage';

const ICON = { size: 40, stroke: 1.25 };

interface UnlockPageProps {
  token: string;
  /** Opens the sign-in page. */
  onDone(): void;
}

/** Allows this browser to sign in while the account is limited. Nothing happens before a click, because mail scanners open links too. */
export function UnlockPage({ token, onDone }: UnlockPageProps) {
  const { api, host } = useRemote();
  const unlock = useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/auth/unlock', { body: { token } })),
    onSuccess: () => {
      host.notify({ kind: 'success', message: t`This browser is allowed. Enter your password.` });
      onDone();
    },
  });
  if (isProblem(unlock.error, 'LINK_INVALID')) return <LinkFailure onDone={onDone} />;
  return (
    <TitledPage name="unlock-sign-in" title={t`Sign in with this browser`}>
      <StateBlock icon={<IconShieldLock {...ICON} />} title={t`Sign in with this browser`} order={1}>
        <Trans>
          Too many attempts to sign in to your account failed. Allow this browser, then sign in with your password.
        </Trans>
      </StateBlock>
      {unlock.isError && <FailureAlert error={unlock.error} />}
      <Button loading={unlock.isPending} onClick={() => unlock.mutate()} fullWidth>
        <Trans>Allow this browser</Trans>
      </Button>
    </TitledPage>
  );
}

function LinkFailure({ onDone }: Pick<UnlockPageProps, 'onDone'>) {
  const signIn = (
    <Button onClick={onDone}>
      <Trans>Sign in</Trans>
    </Button>
  );
  return (
    <TitledPage name="unlock-link-failed" title={t`This link no longer works`}>
      <StateBlock icon={<IconClock {...ICON} />} title={t`This link no longer works`} order={1} action={signIn}>
        <Trans>A link works once, within 24 hours, and only the newest one works.</Trans>
      </StateBlock>
    </TitledPage>
  );
}
