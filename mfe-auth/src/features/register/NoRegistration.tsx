import { paths } from '@lading/mfe-contract';
import { Button, IconMail, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';

/** The operator of the installation does not let everyone register. */
export function NoRegistration({ signUp }: { signUp: 'invitation' | 'closed' }) {
  const title = signUp === 'closed' ? t`Registration is closed` : t`Registration is by invitation`;
  return (
    <TitledPage name="register-closed" title={title}>
      <StateBlock
        icon={<IconMail size={40} stroke={1.25} />}
        title={title}
        order={1}
        action={
          <Button component={Link} to={paths.login()}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        {signUp === 'closed' ? (
          <Trans>Ask the operator of this installation for an account.</Trans>
        ) : (
          <Trans>Ask an owner or admin of your company for an invitation, and open its link.</Trans>
        )}
      </StateBlock>
    </TitledPage>
  );
}
