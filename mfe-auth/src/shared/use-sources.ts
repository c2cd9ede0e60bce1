import { useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { authQueries } from './api/queries';

/** Sign-in methods besides the password, and whether this is a demo installation. */
export function useSources() {
  const { api } = useRemote();
  return useQuery(authQueries.sources(api));
}

/** Who can register. Until the answer arrives, and from earlier versions of the API: everyone. */
export function useSignUp(): 'open' | 'invitation' | 'closed' {
  return useSources().data?.signUp ?? 'open';
}

/** Whether this is a demo installation. The pages work without this fact, so an error is not displayed. */
export function useDemonstration(): boolean {
  return useSources().data?.demonstration ?? false;
}
