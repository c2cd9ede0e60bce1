import { ChangePasswordPage } from './features/change-password/ChangePasswordPage';
import { ConfirmEmailPage } from './features/confirm-email/ConfirmEmailPage';
import { useAddressToken } from './shared/use-address-token';

/** Change of password. Emails about a new address link here as well, for signed-in and signed-out users. */
export function ChangePasswordRoute() {
  const { token } = useAddressToken('emailToken');
  return token === null ? <ChangePasswordPage /> : <ConfirmEmailPage key={token} token={token} />;
}
