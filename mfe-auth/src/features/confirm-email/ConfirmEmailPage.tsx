import { paths } from '@lading/mfe-contract';
import { Button, IconCircleCheck, IconClock, IconMail, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
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
  if (confirm.isSuccess) return confirm.data.result === 'changed' ? <Changed confirmed={confirm.data} /> : <Restored confirmed={confirm.data} />;
  if (isProblem(confirm.error, 'LINK_INVALID', 'LINK_EXPIRED')) return <LinkFailure error={confirm.error} />;
  return (
    <TitledPage name="confirm-email" title="Your e-mail address">
      <StateBlock icon={<IconMail {...ICON} />} title="Your e-mail address" order={1}>
        The mail says what its link does: make this address the one of your Lading account, or take such a change back.
      </StateBlock>
      {confirm.isError && <FailureAlert error={confirm.error} />}
      <Button loading={confirm.isPending} onClick={() => confirm.mutate()} fullWidth>
        Confirm
      </Button>
    </TitledPage>
  );
}

function Changed({ confirmed: { email } }: { confirmed: Confirmed }) {
  const goOn = (
    <Button component={Link} to={paths.home()}>
      Continue
    </Button>
  );
  return (
    <TitledPage name="confirm-email-done" title="Your new address holds">
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title="Your new address holds" order={1} action={goOn}>
          From now on you sign in with <strong>{email}</strong>, and our mails go there. You are signed out everywhere else.
        </StateBlock>
      </div>
    </TitledPage>
  );
}

function Restored({ confirmed: { email } }: { confirmed: Confirmed }) {
  return (
    <TitledPage name="confirm-email-done" title="Your address is restored">
      <div role="status">
        <StateBlock icon={<IconCircleCheck {...ICON} />} title="Your address is restored" order={1}>
          <strong>{email}</strong> is the address of your account again. Everybody is signed out, and the password no longer works. A link to set a new one is on its way to you.
        </StateBlock>
      </div>
      <MailHelp>
        <Button component={Link} to={paths.resetPassword()} state={{ email }} variant="default" fullWidth>
          Get another link
        </Button>
      </MailHelp>
    </TitledPage>
  );
}

function LinkFailure({ error }: { error: unknown }) {
  const goOn = (
    <Button component={Link} to={paths.profile()}>
      See your profile
    </Button>
  );
  return (
    <TitledPage name="confirm-email-link-failed" title="This link cannot be used">
      <StateBlock icon={<IconClock {...ICON} />} title="This link cannot be used" order={1} action={goOn}>
        {failureText(error)} Your address stays as it is.
      </StateBlock>
    </TitledPage>
  );
}
