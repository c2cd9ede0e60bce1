import { PageHeader } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useAddressToken } from '../../shared/use-address-token';
import { InvitedRegistration } from './InvitedRegistration';
import { RedeemLink } from './RedeemLink';
import { RegisterSteps } from './RegisterSteps';

/** An account with a new company or by invitation; with the token of the mail, the end of the registration. */
export function RegisterPage() {
  const link = useAddressToken('token');
  const invitation = useAddressToken('invitation');

  if (link.token !== null) return <RedeemLink key={link.token} token={link.token} onStartAgain={link.forget} />;
  if (invitation.token !== null) return <InvitedRegistration key={invitation.token} token={invitation.token} />;
  return (
    <RegisterSteps>
      <PageHeader title={t`Create an account`} description={t`For you and your company. You will be its owner.`} />
    </RegisterSteps>
  );
}
