import { Button, IconMail, StateBlock } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailHelp } from '../../shared/MailHelp';
import { SendAgain } from '../../shared/SendAgain';
import { TitledPage } from '../../shared/TitledPage';
import { type Application, useRegister } from './use-register';

interface CheckMailProps {
  application: Application;
  /** Back to the form, which keeps the address. */
  onChange(): void;
}

/** The email was sent; what to do if it does not arrive. */
export function CheckMail({ application, onChange }: CheckMailProps) {
  const register = useRegister();
  return (
    <TitledPage name="register-check-mail" title={t`Check your email`}>
      <StateBlock icon={<IconMail size={40} stroke={1.25} />} title={t`Check your email`} order={1}>
        <Trans>
          We sent a link to <strong>{application.email}</strong>. Open it within 24 hours to set up your account.
        </Trans>
      </StateBlock>
      <MailHelp>
        <SendAgain send={() => register(application)} />
        <Button variant="subtle" onClick={onChange} fullWidth>
          {application.invitationToken === undefined ? t`Change email` : t`Back`}
        </Button>
      </MailHelp>
    </TitledPage>
  );
}
