import { unwrap } from '@lading/api-client';
import { useMutation } from '@tanstack/react-query';
import { useArea } from '../../shared/area';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in and has the shell read the new session; it then leads on by itself. */
export function useSignIn() {
  const { api, host } = useArea();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await unwrap(api.POST('/api/v1/auth/login', { body: credentials }));
      await host.session.refresh();
    },
  });
}
