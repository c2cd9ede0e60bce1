import { type components, unwrap } from '@lading/api-client';
import { ConflictError, isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Company } from '../../shared/types';
import { companyQueries } from './company-queries';

export const useCompany = () => useQuery(companyQueries.detail(useRemote().api));

export interface CompanyChange {
  version: number;
  change: Omit<components['schemas']['UpdateCompanyDto'], 'version'>;
  /** Whether the fields of this change have the same values in the latest version as in the form's. */
  isUntouched(latest: Company): boolean;
}

/** Saves a change. Concurrent changes of other fields are no conflict. @throws ConflictError */
export function useSaveCompany() {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const store = (version: number, change: CompanyChange['change']) =>
    unwrap(api.PATCH('/api/v1/company', { body: { ...change, version } }));
  return useMutation({
    mutationFn: async ({ version, change, isUntouched }: CompanyChange): Promise<Company> => {
      try {
        return await store(version, change);
      } catch (error) {
        if (!isProblem(error, 'STALE_REVISION')) throw error;
        const latest = await unwrap(api.GET('/api/v1/company'));
        if (!isUntouched(latest)) throw new ConflictError(latest);
        return store(latest.version, change);
      }
    },
    onSuccess: async (stored) => {
      queryClient.setQueryData(companyQueries.detail(api).queryKey, stored);
      if (stored.name !== host.session.company?.name) await host.session.refresh();
    },
  });
}
