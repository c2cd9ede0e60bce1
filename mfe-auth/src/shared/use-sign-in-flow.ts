import type { components } from '@lading/api-client';
import { localPath, paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { useLocation, useNavigate } from '@lading/ui/router';
import { useState } from 'react';
import { keepNext, useNext } from './next';

export type SignInResult = components['schemas']['SignInResultDto'];
export type FactorKind = SignInResult['factors'][number];

/** State of a history entry: the target after sign-in. It survives the remount of the remote for the new user. */
interface TargetState {
  target: string;
}

/** Target of a history entry, if it has one. */
export const targetOf = (state: unknown): string | undefined =>
  localPath((state as Partial<TargetState> | null)?.target ?? null);

interface Pending {
  factors: FactorKind[];
  target?: string;
}

/** What follows a proof of identity: the product, or the second factor that the account requires. */
export function useSignInFlow() {
  const { host } = useRemote();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const next = useNext();
  const [pending, setPending] = useState<Pending | null>(null);

  /** Continues at `target`, for pages that the shell does not redirect from. */
  async function enter({ status, factors }: SignInResult, target = pending?.target): Promise<void> {
    if (status === 'factor_required') {
      setPending({ factors, target });
      return;
    }
    if (target !== undefined) await navigate(pathname, { replace: true, state: { target } satisfies TargetState });
    await host.session.refresh();
  }

  /** Back to the first step, on the sign-in page, because emailed links and callbacks work only once. */
  function restart(): void {
    setPending(null);
    void navigate(keepNext(paths.login(), pending?.target ?? next), { replace: true });
  }

  return {
    /** Second factors to choose from; null if none is pending. */ factors: pending?.factors ?? null,
    enter,
    restart,
  };
}
