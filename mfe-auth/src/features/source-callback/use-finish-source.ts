import { unwrap } from '@lading/api-client';
import { localPath, paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useOnce } from '../../shared/use-once';
import type { SignInResult } from '../../shared/use-sign-in-flow';
import type { CallbackParams } from './callback-params';

interface Finish {
  source: { name: string; label: string };
  params: CallbackParams;
  onProved(result: SignInResult, target: string): Promise<void>;
}

/** Sends the response of the identity provider to the API, once, then opens the product or the page of linked accounts. */
export function useFinishSource({ source, params, onProved }: Finish) {
  const { api, host } = useRemote();
  const navigate = useNavigate();
  return useOnce(['callback', source.name, params], async () => {
    const { result, next } = await unwrap(
      api.GET('/api/v1/auth/shippers/{source}/callback', { params: { path: { source: source.name }, query: params } }),
    );
    if (result) {
      await onProved(result, localPath(next) ?? paths.home());
    } else {
      host.notify({ kind: 'success', message: t`${source.label} is linked. You can sign in with it from now on.` });
      await navigate(localPath(next) ?? paths.security(), { replace: true });
    }
    return true;
  });
}
