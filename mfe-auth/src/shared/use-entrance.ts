import type { components } from '@lading/api-client';
import { localPath, paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { useLocation, useNavigate } from '@lading/ui/router';
import { useState } from 'react';
import { keepNext, useNext } from './next';

export type SignInResult = components['schemas']['SignInResultDto'];
export type FactorKind = SignInResult['factors'][number];

/** State of a history entry that leads on as soon as somebody is signed in; it outlives the area, which is made anew for the new person. */
interface LeadingOn {
  leadTo: string;
}

/** Where a history entry leads, if it does. */
export const leadingTo = (state: unknown): string | undefined =>
  localPath((state as Partial<LeadingOn> | null)?.leadTo ?? null);

interface Owed {
  factors: FactorKind[];
  leadTo?: string;
}

/** What follows a proof of who somebody is: the product, or the second factor that the account asks for. */
export function useEntrance() {
  const { host } = useRemote();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const next = useNext();
  const [owed, setOwed] = useState<Owed | null>(null);

  /** Leads on by `leadTo` where the shell does not by itself, as it does from the sign-in page. */
  async function enter({ status, factors }: SignInResult, leadTo = owed?.leadTo): Promise<void> {
    if (status === 'factor_required') {
      setOwed({ factors, leadTo });
      return;
    }
    if (leadTo !== undefined) await navigate(pathname, { replace: true, state: { leadTo } satisfies LeadingOn });
    await host.session.refresh();
  }

  /** The first step again: on the sign-in page, because what began this may work only once. */
  function restart(): void {
    setOwed(null);
    void navigate(keepNext(paths.login(), owed?.leadTo ?? next), { replace: true });
  }

  return { /** Second factors to choose from; null while none is owed. */ owed: owed?.factors ?? null, enter, restart };
}
