import { useLocation, useNavigate } from '@lading/ui/router';
import { useEffect, useState } from 'react';

/** A secret in the fragment of the address, such as `#invitation=...`. It is taken out of the address bar at once, so that neither the history nor a picture of the screen keeps it. */
export function useFragmentToken(name: string): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const present = new URLSearchParams(hash.slice(1)).get(name);
  const [token, setToken] = useState(present);
  if (present !== null && present !== token) setToken(present);
  useEffect(() => {
    if (present !== null) void navigate({ pathname, search }, { replace: true });
  }, [present, pathname, search, navigate]);
  return token;
}
