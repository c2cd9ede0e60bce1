import { useLocation, useNavigate } from '@lading/ui/router';
import { useEffect, useState } from 'react';

interface AddressToken {
  /** Null when the page was opened without one. */
  token: string | null;
  /** Restarts the page as if it had been opened without the token. */
  forget(): void;
}

/** State of a history entry with tokens by name. The browser does not send it, and it survives a reload. */
interface KeptTokens {
  tokens?: Record<string, string>;
}

/**
 * The token of an emailed link, from the fragment or the query. It moves from the address bar to the history entry at once, because URLs
 * end up in the history, in screenshots and in the `Referer` of later requests.
 */
export function useAddressToken(name: string): AddressToken {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const present = fragment.get(name) ?? query.get(name);
  const [token, setToken] = useState(present ?? (state as KeptTokens | null)?.tokens?.[name] ?? null);
  if (present !== null && present !== token) setToken(present);

  useEffect(() => {
    if (present === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    const kept = { tokens: { [name]: present } } satisfies KeptTokens;
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: kept });
  }, [present, name, pathname, search, navigate]);

  const forget = () => {
    setToken(null);
    void navigate({ pathname, search }, { replace: true, state: null });
  };
  return { token, forget };
}
