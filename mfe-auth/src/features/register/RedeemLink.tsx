import { ApiProblem } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { Button, ErrorState, Group, IconClock, IconMail, Loader, Page, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useEffect } from 'react';
import { failureText } from '../../shared/failure';
import { useRedeemLink } from './use-register';

const ICON = { size: 40, stroke: 1.25 };

/** Redeems the link of the mail as soon as it is opened. */
export function RedeemLink({ token }: { token: string }) {
  const { mutate, error, isError } = useRedeemLink();
  useEffect(() => mutate(token), [mutate, token]);
  return (
    <Page name={isError ? 'register-link-failed' : 'register-link'}>
      {isError ? <RedeemFailure error={error} onRetry={() => mutate(token)} /> : <Redeeming />}
    </Page>
  );
}

function Redeeming() {
  return (
    <div role="status">
      <StateBlock icon={<Loader size={32} />} title="Finishing your registration" order={1}>
        Your company is being set up. This takes a moment.
      </StateBlock>
    </div>
  );
}

function RedeemFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const code = error instanceof ApiProblem ? error.code : undefined;
  if (code === 'LINK_EXPIRED') {
    return (
      <StateBlock icon={<IconClock {...ICON} />} title="This link has expired" order={1} action={<RegisterAgain />}>
        A link holds for 24 hours. Register again to get a new one.
      </StateBlock>
    );
  }
  if (code === 'LINK_INVALID') {
    return (
      <StateBlock icon={<IconMail {...ICON} />} title="This link cannot be used" order={1} action={<SignInOrRegister />}>
        It was used already, or a part of it is missing. If you have finished registering, sign in; if not, register again to get a new link.
      </StateBlock>
    );
  }
  return (
    <ErrorState title="The registration could not be finished" order={1} onRetry={onRetry} digest={error instanceof ApiProblem ? error.digest : undefined}>
      {failureText(error)} The link can be used until it has worked once.
    </ErrorState>
  );
}

function RegisterAgain() {
  return (
    <Button component={Link} to={paths.register()}>
      Register again
    </Button>
  );
}

function SignInOrRegister() {
  return (
    <Group justify="center">
      <Button component={Link} to={paths.login()}>
        Sign in
      </Button>
      <Button component={Link} to={paths.register()} variant="default">
        Register again
      </Button>
    </Group>
  );
}
