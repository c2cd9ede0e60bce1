import { PageHeader } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useSignUp } from '../../shared/use-sources';
import { useAddressToken } from '../../shared/use-address-token';
import { FinishRegistration } from './FinishRegistration';
import { InvitedRegistration } from './InvitedRegistration';
import { NoRegistration } from './NoRegistration';
import { RegisterSteps } from './RegisterSteps';

/** Requests an account, with or without an invitation; with an emailed token, completes the registration. */
export function RegisterPage() {
  const link = useAddressToken('token');
  const invitation = useAddressToken('invitation');
  const signUp = useSignUp();

  if (link.token !== null) return <FinishRegistration key={link.token} token={link.token} onStartAgain={link.forget} />;
  if (invitation.token !== null) return <InvitedRegistration key={invitation.token} token={invitation.token} />;
  if (signUp !== 'open') return <NoRegistration signUp={signUp} />;
  return (
    <RegisterSteps>
      <PageHeader
        title={t`Create an account`}
        description={t`We email you a link to set up your user and your company.`}
      />
    </RegisterSteps>
  );
}
