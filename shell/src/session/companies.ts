import { createApi, unwrap } from '@lading/api-client';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';

const apiOf = ({ expire }: HostServices) => createApi({ baseUrl: window.location.origin, onUnauthorized: expire });

/** Companies that the person can work in, by name; asked for only once somebody wants to see them. */
export function useOwnCompanies(services: HostServices, wanted: boolean) {
  return useQuery({
    queryKey: ['own-companies', services.session?.user.id],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(apiOf(services).GET('/api/v1/me/associations', { signal }));
      return items.filter(({ status }) => status === 'active');
    },
    enabled: wanted,
    retry: false,
  });
}

/** Makes a company the one of the session. `leave` goes where nothing of the last company is shown, before the session is read again. */
export function useSwitchCompany(services: HostServices, leave: () => void) {
  return useMutation({
    mutationFn: async (companyId: string) => {
      await unwrap(
        apiOf(services).POST('/api/v1/me/associations/{companyId}/activate', { params: { path: { companyId } } }),
      );
      leave();
      await services.refresh();
    },
    onError: () =>
      services.notify({
        kind: 'error',
        message: t`The company was not switched. Try again.`,
      }),
  });
}
