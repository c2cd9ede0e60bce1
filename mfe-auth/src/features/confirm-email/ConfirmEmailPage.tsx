import { paths } from '@lading/mfe-contract';
import { Button, IconCircleCheck, IconClock, IconMail, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { failureText, isProblem } from '../../shared/failure';
import { FailureAlert } from '../../shared/FailureAlert';
import { MailHelp } from '../../shared/MailHelp';
import { TitledPage } from '../../shared/TitledPage';
import { type Confirmed, useConfirmEmail } from './use-confirm-email';

const ICON = { size: 40, stroke: 1.25 };

/**
 * Where mails about a change of address lead: the one to the new address, and the one that takes the change back. Nothing happens
 * before a press, because programs that look for harm in mails open links too.
 */
export function ConfirmEmailPage({ token }: { token: string }) {
  const confirm = useConfirmEmail(token);
  if (confirm.isSuccess)
    return confirm.data.result === 'changed' ? (
      <Changed confirmed={confirm.data} />
    ) : (
      <Restored confirmed={confirm.data} />
    );
  if (isProblem(confirm.error, 'LINK_INVALID', 'LINK_EXPIRED')) return <LinkFailure error={confirm.error} />;
  return (
    <TitledPage name="confirm-email" title={t`Your e-mail address`}>
      <StateBlock icon={<IconMail {...ICON} />} title={t`Your e-mail address`} order={1}>
        <Trans>
          The mail says what its link does: make this address the one of your Lading account, or take such a change
          back.
        </Trans>
      </StateBlock>
      {confirm.isError && <FailureAlert error={confirm.error} />}
      <Button loading={confirm.isPending} onClick={() => confirm.mutate()} fullWidth>
        <Trans>Confirm</Trans>
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
    <TitledPage name="confirm-email-done" title={t`Your new address holds`}>
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title={t`Your new address holds`} order={1} action={goOn}>
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
            <strong>{email}</strong> is the address of your account again. Everybody is signed out, and the password no
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
        <Trans>{failureText(error)} Your address stays as it is.</Trans>
      </StateBlock>
    </TitledPage>
  );
}
