import { createApi, unwrap } from '@lading/api-client';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';

const apiOf = ({ expire }: HostServices) => createApi({ baseUrl: window.location.origin, onUnauthorized: expire });

const ownCompaniesQuery = (services: HostServices) =>
  queryOptions({
    queryKey: ['own-companies', services.session?.user.id],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(apiOf(services).GET('/api/v1/me/associations', { signal }));
      return items.filter(({ status }) => status === 'active');
    },
    retry: false,
  });

/** Companies in which the user is an active member, loaded once the list is opened. */
export const useOwnCompanies = (services: HostServices, isOpened: boolean) =>
  useQuery({ ...ownCompaniesQuery(services), enabled: isOpened });

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
