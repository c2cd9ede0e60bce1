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
 * Where mails about a change of address lead: the one to the new address, and the one that takes the change back. Opening the page only
 * reads, because mail scanners open links too; the button redeems the link.
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
    <TitledPage name="confirm-email" title={t`Your e-mail address`} ready={false}>
      <PageHeader title={t`Your e-mail address`} />
      <SkeletonRows rows={2} height={52} label={t`Reading the link`} />
    </TitledPage>
  );
}

function Confirm({ link, confirm }: { link: EmailLink; confirm: ReturnType<typeof useConfirmEmail> }) {
  const { email, account } = link;
  const undoes = link.action === 'undo';
  const title = undoes ? t`Take the change back?` : t`Change your e-mail address?`;
  return (
    <TitledPage name="confirm-email" title={title}>
      <StateBlock icon={undoes ? <IconShieldLock {...ICON} /> : <IconMail {...ICON} />} title={title} order={1}>
        {undoes ? (
          <Trans>
            <strong>{email}</strong> becomes the address of your account again. All sessions end, the password stops
            working, and sign-in methods and API keys added since are removed.
          </Trans>
        ) : (
          <Trans>
            The account <strong>{account}</strong> gets the address <strong>{email}</strong>. You sign in with it from
            then on.
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
    <TitledPage name="confirm-email-done" title={t`Your address was changed`}>
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title={t`Your address was changed`} order={1} action={goOn}>
          <Trans>
            From now on you sign in with <strong>{email}</strong>, and our mails go there. You are signed out everywhere
            else.
          </Trans>
        </StateBlock>
      </div>
    </TitledPage>
  );
}

function Restored({ confirmed: { email } }: { confirmed: Confirmed }) {
  return (
    <TitledPage name="confirm-email-done" title={t`Your address is restored`}>
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title={t`Your address is restored`} order={1}>
          <Trans>
            <strong>{email}</strong> is the address of your account again. All sessions have ended, and the password no
            longer works. A link to set a new one is on its way to you.
          </Trans>
        </StateBlock>
      </div>
      <MailHelp>
        <Button component={Link} to={paths.resetPassword()} state={{ email }} variant="default" fullWidth>
          <Trans>Get another link</Trans>
        </Button>
      </MailHelp>
    </TitledPage>
  );
}

function LinkFailure({ error }: { error: unknown }) {
  const goOn = (
    <Button component={Link} to={paths.profile()}>
      <Trans>See your profile</Trans>
    </Button>
  );
  return (
    <TitledPage name="confirm-email-link-failed" title={t`This link cannot be used`}>
      <StateBlock icon={<IconClock {...ICON} />} title={t`This link cannot be used`} order={1} action={goOn}>
        <Trans>{failureMessage(error)} Your address stays as it is.</Trans>
      </StateBlock>
    </TitledPage>
  );
}
