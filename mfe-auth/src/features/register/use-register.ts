import { unwrap } from '@lading/api-client';
import { useMutation } from '@tanstack/react-query';
import { useArea } from '../../shared/area';

/** The form's fields; they are the request's. */
export interface Application {
  fullName: string;
  companyName: string;
  email: string;
  password: string;
}

/** Asks for an account. */
export function useRegister() {
  const { api } = useArea();
  return useMutation({ mutationFn: (application: Application) => unwrap(api.POST('/api/v1/auth/register', { body: application })) });
}

/** Redeems the mailed link and has the shell read the new session; it then leads on by itself. */
export function useRedeemLink() {
  const { api, host } = useArea();
  return useMutation({
    mutationFn: async (token: string) => {
      await unwrap(api.POST('/api/v1/auth/register/verify', { body: { token } }));
      await host.session.refresh();
    },
  });
}
