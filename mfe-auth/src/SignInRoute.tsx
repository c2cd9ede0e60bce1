import { SignInPage } from './features/sign-in/SignInPage';
import { UnlockPage } from './features/unlock/UnlockPage';
import { useAddressToken } from './shared/use-address-token';

/** Sign-in page. The email about failed attempts links here with a token that allows this browser to sign in. */
export function SignInRoute() {
  const { token, forget } = useAddressToken('unlock');
  return token === null ? <SignInPage /> : <UnlockPage key={token} token={token} onDone={forget} />;
}
