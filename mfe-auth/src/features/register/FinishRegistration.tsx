import { paths } from '@lading/mfe-contract';
import { isProblem } from '@lading/mfe-kit';
import { Button, Group, IconClock, IconMail, PageHeader, SkeletonRows, StateBlock } from '@lading/ui';
import { Link, useLocation, useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LinkReadFailure } from '../../shared/LinkReadFailure';
import { keepNext } from '../../shared/next';
import { TitledPage } from '../../shared/TitledPage';
import { useSignInFlow } from '../../shared/use-sign-in-flow';
import { DetailsForm } from './DetailsForm';
import { useFinishRegistration, useRegistration } from './use-register';

/** Where a new company starts: the home page shows the first steps. */
const FIRST_PAGE = '/home';

interface FinishRegistrationProps {
  token: string;
  /** Opens the empty form. */
  onStartAgain(): void;
}

/** Target of the emailed link: name, company and password. Opening the page only reads the link; the button redeems it. */
export function FinishRegistration({ token, onStartAgain }: FinishRegistrationProps) {
  const { enter } = useSignInFlow();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const registration = useRegistration(token);
  const finish = useFinishRegistration(async (result) => {
    if (registration.data?.companyName === null)
      await navigate(keepNext(pathname, FIRST_PAGE), { replace: true, state: state as unknown });
    await enter(result);
  });
  const title = t`Finish your registration`;
  if (registration.isPending) {
    return (
      <TitledPage name="register-finish" title={title} ready={false}>
        <PageHeader title={title} />
        <SkeletonRows rows={4} height={52} label={t`Loading the link`} />
      </TitledPage>
    );
  }
  const error = registration.error ?? finish.error;
  if (isProblem(error, 'LINK_INVALID')) return <LinkFailure onStartAgain={onStartAgain} />;
  if (isProblem(error, 'INVITATION_INVALID', 'INVITATION_EXPIRED', 'INVITATION_FOR_OTHER'))
    return <InvitationFailure onStartAgain={onStartAgain} />;
  if (registration.isError)
    return <LinkReadFailure name="register-finish" error={error} onRetry={() => void registration.refetch()} />;
  const { companyName } = registration.data;
  return (
    <TitledPage name="register-finish" title={title}>
      <PageHeader
        title={companyName === null ? title : t`Join ${companyName}`}
        description={
          companyName === null ? t`Your company is created with you as its owner.` : t`Set up your account to join.`
        }
      />
      <DetailsForm token={token} registration={registration.data} onSubmit={finish.mutateAsync} />
    </TitledPage>
  );
}

function LinkFailure({ onStartAgain }: Pick<FinishRegistrationProps, 'onStartAgain'>) {
  const title = t`This link no longer works`;
  return (
    <TitledPage name="register-link-failed" title={title}>
      <StateBlock
        icon={<IconClock size={40} stroke={1.25} />}
        title={title}
        order={1}
        action={<RegisterOrSignIn onStartAgain={onStartAgain} />}
      >
        <Trans>
          A link works once, within 24 hours, and only the newest one. Register again, or sign in if you are done.
        </Trans>
      </StateBlock>
    </TitledPage>
  );
}

function InvitationFailure({ onStartAgain }: Pick<FinishRegistrationProps, 'onStartAgain'>) {
  const title = t`The invitation is no longer valid`;
  return (
    <TitledPage name="register-link-failed" title={title}>
      <StateBlock
        icon={<IconMail size={40} stroke={1.25} />}
        title={title}
        order={1}
        action={<RegisterOrSignIn onStartAgain={onStartAgain} />}
      >
        <Trans>Ask the person who invited you for a new one, or register a company of your own.</Trans>
      </StateBlock>
    </TitledPage>
  );
}

function RegisterOrSignIn({ onStartAgain }: Pick<FinishRegistrationProps, 'onStartAgain'>) {
  return (
    <Group justify="center">
      <Button onClick={onStartAgain}>
        <Trans>Register again</Trans>
      </Button>
      <Button component={Link} to={paths.login()} variant="default">
        <Trans>Sign in</Trans>
      </Button>
    </Group>
  );
}
