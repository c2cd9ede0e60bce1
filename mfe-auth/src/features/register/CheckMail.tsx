import { FailureAlert } from '@lading/mfe-kit';
import { Button, IconMail, StateBlock, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailHelp } from '../../shared/MailHelp';
import { TitledPage } from '../../shared/TitledPage';
import { type Application, useRegister } from './use-register';

interface CheckMailProps {
  application: Application;
  /** Back to the form, with the address. */
  onChange(): void;
}

/** The mail is on its way; says what to do when it does not come. */
export function CheckMail({ application, onChange }: CheckMailProps) {
  const again = useRegister();
  return (
    <TitledPage name="register-check-mail" title={t`Check your mail`}>
      <StateBlock icon={<IconMail size={40} stroke={1.25} />} title={t`Check your mail`} order={1}>
        <Trans>
          We have sent a link to <strong>{application.email}</strong>. Open it within 24 hours to set up your account.
        </Trans>
      </StateBlock>
      <MailHelp>
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate(application)} fullWidth>
          <Trans>Send the mail again</Trans>
        </Button>
        <Button variant="subtle" onClick={onChange} fullWidth>
          {application.invitationToken === undefined ? t`Change the address` : t`Back to the form`}
        </Button>
        <div role="status">
          {again.isSuccess && (
            <Text size="sm">
              <Trans>Sent again. The newest mail is the one to use.</Trans>
            </Text>
          )}
        </div>
        {again.isError && <FailureAlert error={again.error} />}
      </MailHelp>
    </TitledPage>
  );
}
