import { useLocation, useNavigate } from '@lading/ui/router';
import { useEffect, useState } from 'react';

interface AddressToken {
  /** Null when the page was opened without one. */
  token: string | null;
  /** The page starts anew, as if it had been opened without the token. */
  forget(): void;
}

/**
 * The secret of a mailed link, from the fragment or the query. It is taken out of the address bar at once: what stands there ends
 * in the history, in pictures of the screen and in the `Referer` of later requests.
 */
export function useAddressToken(name: string): AddressToken {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const present = fragment.get(name) ?? query.get(name);
  const [token, setToken] = useState(present);
  if (present !== null && present !== token) setToken(present);

  useEffect(() => {
    if (present === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [present, name, pathname, search, navigate]);

  return { token, forget: () => setToken(null) };
}
