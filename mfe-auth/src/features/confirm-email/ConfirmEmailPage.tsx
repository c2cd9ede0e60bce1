import { paths } from '@lading/mfe-contract';
import { FailureAlert, failureMessage, isProblem } from '@lading/mfe-kit';
import {
  Button,
  IconCircleCheck,
  IconClock,
  IconMail,
  IconShieldLock,
  PageHeader,
  SkeletonRows,
  StateBlock,
} from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailHelp } from '../../shared/MailHelp';
import { LinkReadFailure } from '../../shared/LinkReadFailure';
import { TitledPage } from '../../shared/TitledPage';
import { SignInFirst } from './SignInFirst';
import { type Confirmed, type EmailLink, useConfirmEmail, useEmailLink } from './use-confirm-email';

const ICON = { size: 40, stroke: 1.25 };

/**
 * Target of emails about a change of address: the one to the new address, and the one that undoes the change. Opening the page only reads
 * the link, because mail scanners open links too; the button redeems it.
 */
export function ConfirmEmailPage({ token }: { token: string }) {
  const link = useEmailLink(token);
  const confirm = useConfirmEmail(token);
  if (confirm.isSuccess)
    return confirm.data.result === 'changed' ? (
      <Changed confirmed={confirm.data} />
    ) : (
      <Restored confirmed={confirm.data} />
    );
  const error = link.error ?? confirm.error;
  if (isProblem(error, 'LINK_INVALID')) return <LinkFailure error={error} />;
  if (link.isPending) return <Reading />;
  if (link.isError) return <LinkReadFailure name="confirm-email" error={error} onRetry={() => void link.refetch()} />;
  if (link.data.needsSignIn || isProblem(error, 'SIGN_IN_TO_CONFIRM'))
    return <SignInFirst token={token} link={link.data} />;
  return <Confirm link={link.data} confirm={confirm} />;
}

function Reading() {
  return (
    <TitledPage name="confirm-email" title={t`Your email address`} ready={false}>
      <PageHeader title={t`Your email address`} />
      <SkeletonRows rows={2} height={52} label={t`Loading the link`} />
    </TitledPage>
  );
}

function Confirm({ link, confirm }: { link: EmailLink; confirm: ReturnType<typeof useConfirmEmail> }) {
  const { email, account } = link;
  const undoes = link.action === 'undo';
  const title = undoes ? t`Undo the address change?` : t`Change your email address?`;
  return (
    <TitledPage name="confirm-email" title={title}>
      <StateBlock icon={undoes ? <IconShieldLock {...ICON} /> : <IconMail {...ICON} />} title={title} order={1}>
        {undoes ? (
          <Trans>
            Your account gets the address <strong>{email}</strong> back. All sessions end, the password stops working,
            and sign-in methods and API keys added since are removed.
          </Trans>
        ) : (
          <Trans>
            The address of <strong>{account}</strong> changes to <strong>{email}</strong>. Use it to sign in.
          </Trans>
        )}
      </StateBlock>
      {confirm.isError && <FailureAlert error={confirm.error} />}
      <Button loading={confirm.isPending} onClick={() => confirm.mutate()} fullWidth>
        {undoes ? <Trans>Restore address</Trans> : <Trans>Change address</Trans>}
      </Button>
    </TitledPage>
  );
}

function Changed({ confirmed: { email } }: { confirmed: Confirmed }) {
  const goOn = (
    <Button component={Link} to={paths.home()}>
      <Trans>Continue</Trans>
    </Button>
  );
  return (
    <TitledPage name="confirm-email-done" title={t`Email address changed`}>
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title={t`Email address changed`} order={1} action={goOn}>
          <Trans>
            Sign in with <strong>{email}</strong> from now on. You are signed out everywhere else.
          </Trans>
        </StateBlock>
      </div>
    </TitledPage>
  );
}

function Restored({ confirmed: { email } }: { confirmed: Confirmed }) {
  return (
    <TitledPage name="confirm-email-done" title={t`Email address restored`}>
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title={t`Email address restored`} order={1}>
          <Trans>
            Your account has the address <strong>{email}</strong> again. All sessions have ended. We emailed you a link
            to set a new password.
          </Trans>
        </StateBlock>
      </div>
      <MailHelp>
        <Button component={Link} to={paths.resetPassword()} state={{ email }} variant="default" fullWidth>
          <Trans>Request another link</Trans>
        </Button>
      </MailHelp>
    </TitledPage>
  );
}

function LinkFailure({ error }: { error: unknown }) {
  const goOn = (
    <Button component={Link} to={paths.profile()}>
      <Trans>Open profile</Trans>
    </Button>
  );
  return (
    <TitledPage name="confirm-email-link-failed" title={t`This link no longer works`}>
      <StateBlock icon={<IconClock {...ICON} />} title={t`This link no longer works`} order={1} action={goOn}>
        <Trans>{failureMessage(error)} Your address was not changed.</Trans>
      </StateBlock>
    </TitledPage>
  );
}
