import { ApiProblem } from '@lading/api-client';
import { failureMessage } from '@lading/mfe-kit';
import { ErrorState, Loader, StateBlock } from '@lading/ui';
import { useLocation, useNavigate, useParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SecondFactor } from '../../shared/second-factor/SecondFactor';
import { TitledPage } from '../../shared/TitledPage';
import { UnknownPage } from '../../shared/UnknownPage';
import { useEntrance } from '../../shared/use-entrance';
import { useSources } from '../../shared/use-sources';
import { type CallbackParams, callbackParams } from './callback-params';
import { CallbackFailure } from './CallbackFailure';
import { useFinishSource } from './use-finish-source';

interface Source {
  name: string;
  label: string;
}

/** Finishes what was begun at a source: a sign-in, or the link of an account. */
export function SourceCallbackPage() {
  const { source: name } = useParams();
  const params = useTakenParams();
  const sources = useSources();
  if (sources.isPending) return <Finishing />;
  if (sources.isError) {
    return (
      <TitledPage name="source-callback-failed" title={t`The sign-in could not be finished`}>
        <ErrorState
          title={t`The sign-in could not be finished`}
          order={1}
          onRetry={() => void sources.refetch()}
          digest={sources.error instanceof ApiProblem ? sources.error.digest : undefined}
        >
          {failureMessage(sources.error)}
        </ErrorState>
      </TitledPage>
    );
  }
  const source = sources.data.items.find((item) => item.name === name);
  if (!source) return <UnknownPage />;
  return params ? <FinishSource source={source} params={params} /> : <CallbackFailure source={source} error={null} />;
}

/** The source's answer works once, so it leaves the address bar: neither a reload nor the back button sends it again. */
function useTakenParams(): CallbackParams | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => callbackParams(search));
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return params;
}

function FinishSource({ source, params }: { source: Source; params: CallbackParams }) {
  const { owed, enter, restart } = useEntrance();
  const finish = useFinishSource({ source, params, onProved: enter });
  if (owed) return <SecondFactor factors={owed} onPassed={enter} onRestart={restart} />;
  return finish.isError ? <CallbackFailure source={source} error={finish.error} /> : <Finishing />;
}

function Finishing() {
  return (
    <TitledPage name="source-callback" title={t`Finishing the sign-in`}>
      <div role="status">
        <StateBlock icon={<Loader size={32} />} title={t`Finishing the sign-in`} order={1}>
          <Trans>This takes a moment.</Trans>
        </StateBlock>
      </div>
    </TitledPage>
  );
}
