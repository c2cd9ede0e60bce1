import { paths } from '@lading/mfe-contract';
import { useZodForm } from '@lading/mfe-kit';
import { Anchor, PageHeader, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepNext, useNext } from '../../shared/next';
import { SecondFactor } from '../../shared/second-factor/SecondFactor';
import { TitledPage } from '../../shared/TitledPage';
import { type SignInResult, useSignInFlow } from '../../shared/use-sign-in-flow';
import { useDemonstration, useSignUp } from '../../shared/use-sources';
import { DEMONSTRATION, DemonstrationSignIn } from './DemonstrationSignIn';
import { OtherWays } from './OtherWays';
import { CREDENTIALS, PasswordForm } from './PasswordForm';
import { usePasskeySignIn } from './use-passkey-sign-in';

/** Sign-in in one or two steps. The shell then redirects to the page that the user wanted. */
export function SignInPage() {
  const { factors, enter, restart } = useSignInFlow();
  if (factors) return <SecondFactor factors={factors} onPassed={enter} onRestart={restart} />;
  return <FirstStep onProved={enter} />;
}

function FirstStep({ onProved }: { onProved(result: SignInResult): Promise<void> }) {
  const next = useNext();
  const demonstration = useDemonstration();
  const signUp = useSignUp();
  const passkey = usePasskeySignIn(onProved);
  const form = useZodForm({ schema: CREDENTIALS, defaults: { email: '', password: '' } });
  const fill = () => {
    form.setValue('email', DEMONSTRATION.email);
    form.setValue('password', DEMONSTRATION.password);
    form.clearErrors();
    form.setFocus('password');
  };

  return (
    <TitledPage name="login" title={t`Sign in`}>
      <PageHeader
        title={t`Sign in`}
        description={next === undefined ? undefined : t`Sign in to continue where you left off.`}
      />
      <PasswordForm form={form} onProved={onProved} />
      <OtherWays passkey={passkey} />
      {signUp === 'open' && (
        <Text size="sm">
          <Trans>
            New to Lading?{' '}
            <Anchor component={Link} to={keepNext(paths.register(), next)} underline="always">
              Create an account
            </Anchor>
          </Trans>
        </Text>
      )}
      {demonstration && <DemonstrationSignIn onFill={fill} />}
    </TitledPage>
  );
}
