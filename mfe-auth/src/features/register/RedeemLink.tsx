import { ApiProblem } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { Button, ErrorState, Group, IconClock, IconMail, Loader, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { failureText, isProblem } from '../../shared/failure';
import { TitledPage } from '../../shared/TitledPage';
import { useEntrance } from '../../shared/use-entrance';
import { useRedeemLink } from './use-register';

const ICON = { size: 40, stroke: 1.25 };

interface RedeemLinkProps {
  token: string;
  /** To the empty form. */
  onStartAgain(): void;
}

/** Redeems the link of the mail as soon as it is opened. */
export function RedeemLink({ token, onStartAgain }: RedeemLinkProps) {
  const { enter } = useEntrance();
  const { error, isError, refetch } = useRedeemLink(token, enter);
  return (
    <TitledPage
      name={isError ? 'register-link-failed' : 'register-link'}
      title={isError ? t`The registration could not be finished` : t`Finishing your registration`}
    >
      {isError ? (
        <RedeemFailure error={error} onRetry={() => void refetch()} onStartAgain={onStartAgain} />
      ) : (
        <Redeeming />
      )}
    </TitledPage>
  );
}

function Redeeming() {
  return (
    <div role="status">
      <StateBlock icon={<Loader size={32} />} title={t`Finishing your registration`} order={1}>
        <Trans>This takes a moment.</Trans>
      </StateBlock>
    </div>
  );
}

interface RedeemFailureProps {
  error: unknown;
  onRetry(): void;
  onStartAgain(): void;
}

function RedeemFailure({ error, onRetry, onStartAgain }: RedeemFailureProps) {
  if (isProblem(error, 'LINK_EXPIRED')) {
    return (
      <StateBlock
        icon={<IconClock {...ICON} />}
        title={t`This link has expired`}
        order={1}
        action={
          <Button onClick={onStartAgain}>
            <Trans>Register again</Trans>
          </Button>
        }
      >
        <Trans>A link holds for 24 hours. Register again to get a new one.</Trans>
      </StateBlock>
    );
  }
  if (isProblem(error, 'LINK_INVALID')) {
    return (
      <StateBlock
        icon={<IconMail {...ICON} />}
        title={t`This link cannot be used`}
        order={1}
        action={<SignInOrRegister onStartAgain={onStartAgain} />}
      >
        <Trans>
          It was used already, or a part of it is missing. If you have finished registering, sign in; if not, register
          again to get a new link.
        </Trans>
      </StateBlock>
    );
  }
  return (
    <ErrorState
      title={t`The registration could not be finished`}
      order={1}
      onRetry={onRetry}
      digest={error instanceof ApiProblem ? error.digest : undefined}
    >
      <Trans>{failureText(error)} The link can be used until it has worked once.</Trans>
    </ErrorState>
  );
}

function SignInOrRegister({ onStartAgain }: Pick<RedeemFailureProps, 'onStartAgain'>) {
  return (
    <Group justify="center">
      <Button component={Link} to={paths.login()}>
        <Trans>Sign in</Trans>
      </Button>
      <Button variant="default" onClick={onStartAgain}>
        <Trans>Register again</Trans>
      </Button>
    </Group>
  );
}
