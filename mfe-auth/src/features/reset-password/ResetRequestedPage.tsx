import { paths } from '@lading/mfe-contract';
import { Anchor, Button, IconMail, StateBlock, Text } from '@lading/ui';
import { Link, useLocation } from '@lading/ui/router';
import { FailureAlert } from '../../shared/FailureAlert';
import { MailHelp } from '../../shared/MailHelp';
import { keepNext, useNext } from '../../shared/next';
import { TitledPage } from '../../shared/TitledPage';
import { typedAddress, useRequestReset } from './use-request-reset';

/** The link is on its way, if the address has an account. */
export function ResetRequestedPage() {
  const next = useNext();
  const email = typedAddress(useLocation().state);
  return (
    <TitledPage name="reset-password-success" title="Check your mail">
      <StateBlock icon={<IconMail size={40} stroke={1.25} />} title="Check your mail" order={1}>
        If {email === undefined ? 'that address' : <strong>{email}</strong>} has an account, a link is on its way. It works once, within 30 minutes.
      </StateBlock>
      <MailHelp>
        {email !== undefined && <SendAgain email={email} />}
        <Button component={Link} to={keepNext(paths.resetPassword(), next)} state={{ email }} variant="subtle" fullWidth>
          Use another address
        </Button>
      </MailHelp>
      <Text size="sm" ta="center">
        <Anchor component={Link} to={keepNext(paths.login(), next)} underline="always">
          Back to sign-in
        </Anchor>
      </Text>
    </TitledPage>
  );
}

function SendAgain({ email }: { email: string }) {
  const again = useRequestReset();
  return (
    <>
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate(email)} fullWidth>
        Send the link again
      </Button>
      <div role="status">{again.isSuccess && <Text size="sm">Asked for again. Of several mails, the newest is the one to use.</Text>}</div>
      {again.isError && <FailureAlert error={again.error} />}
    </>
  );
}
