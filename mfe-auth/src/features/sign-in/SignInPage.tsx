import { paths } from '@lading/mfe-contract';
import { Anchor, PageHeader, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { keepNext, useNext } from '../../shared/next';
import { SecondFactor } from '../../shared/second-factor/SecondFactor';
import { TitledPage } from '../../shared/TitledPage';
import { type SignInResult, useEntrance } from '../../shared/use-entrance';
import { useDemonstration } from '../../shared/use-sources';
import { DEMONSTRATION, DemonstrationSignIn } from './DemonstrationSignIn';
import { OtherWays } from './OtherWays';
import { PasswordForm } from './PasswordForm';
import { usePasskeySignIn } from './use-passkey-sign-in';
import type { Credentials } from './use-sign-in';

/** Signing in, in one step or two. After it the shell leads to where the person wanted to go. */
export function SignInPage() {
  const { owed, enter, restart } = useEntrance();
  if (owed) return <SecondFactor factors={owed} onPassed={enter} onRestart={restart} />;
  return <FirstStep onProved={enter} />;
}

function FirstStep({ onProved }: { onProved(result: SignInResult): Promise<void> }) {
  const next = useNext();
  const demonstration = useDemonstration();
  const passkey = usePasskeySignIn(onProved);
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
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
        description={next === undefined ? undefined : t`Then you continue where you left off.`}
      />
      <PasswordForm form={form} onProved={onProved} />
      <OtherWays passkey={passkey} />
      <Text size="sm">
        <Trans>
          New to Lading?{' '}
          <Anchor component={Link} to={keepNext(paths.register(), next)} underline="always">
            Create an account
          </Anchor>
        </Trans>
      </Text>
      {demonstration && <DemonstrationSignIn onFill={fill} />}
    </TitledPage>
  );
}
