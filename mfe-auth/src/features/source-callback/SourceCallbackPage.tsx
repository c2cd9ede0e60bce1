import { LoadFailure } from '@lading/mfe-kit';
import { Loader, StateBlock } from '@lading/ui';
import { useLocation, useNavigate, useParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SecondFactor } from '../../shared/second-factor/SecondFactor';
import { TitledPage } from '../../shared/TitledPage';
import { UnknownPage } from '../../shared/UnknownPage';
import { useSignInFlow } from '../../shared/use-sign-in-flow';
import { useSources } from '../../shared/use-sources';
import { type CallbackParams, callbackParams } from './callback-params';
import { CallbackFailure } from './CallbackFailure';
import { useFinishSource } from './use-finish-source';

interface Source {
  name: string;
  label: string;
}

/** Completes a sign-in at an identity provider, or the linking of an account. */
export function SourceCallbackPage() {
  const { source: name } = useParams();
  const params = useTakenParams();
  const sources = useSources();
  if (sources.isPending) return <Finishing />;
  if (sources.isError) {
    return (
      <TitledPage name="source-callback-failed" title={t`Sign-in failed`}>
        <LoadFailure order={1} error={sources.error} title={t`Sign-in failed`} onRetry={() => void sources.refetch()} />
      </TitledPage>
    );
  }
  const source = sources.data.items.find((item) => item.name === name);
  if (!source) return <UnknownPage />;
  return params ? <FinishSource source={source} params={params} /> : <CallbackFailure source={source} error={null} />;
}

/** The response works once and is removed from the address bar, so that neither a reload nor the back button sends it again. */
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
  const { factors, enter, restart } = useSignInFlow();
  const finish = useFinishSource({ source, params, onProved: enter });
  if (factors) return <SecondFactor factors={factors} onPassed={enter} onRestart={restart} />;
  return finish.isError ? <CallbackFailure source={source} error={finish.error} /> : <Finishing />;
}

function Finishing() {
  return (
    <TitledPage name="source-callback" title={t`Signing you in`}>
      <div role="status">
        <StateBlock icon={<Loader size={32} />} title={t`Signing you in`} order={1}>
          <Trans>This takes a moment.</Trans>
        </StateBlock>
      </div>
    </TitledPage>
  );
}
