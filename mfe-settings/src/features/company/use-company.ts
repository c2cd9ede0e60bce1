import { type components, unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Company } from '../../shared/types';

export const COMPANY_KEY = ['company'];

/** What the company says about itself. */
export function useCompany() {
  const { api } = useRemote();
  return useQuery({ queryKey: COMPANY_KEY, queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company', { signal })) });
}

/** Somebody else has changed the same fields since the form was opened. */
export class ChangedMeanwhile extends Error {
  constructor(readonly latest: Company) {
    super('STALE_REVISION');
  }
}

export interface CompanyChange {
  version: number;
  change: Omit<components['schemas']['UpdateCompanyDto'], 'version'>;
  /** Whether what this change is about is in the latest version as the form found it. */
  isUntouched(latest: Company): boolean;
}

/** Stores a change. One that others made meanwhile to other fields is no conflict. @throws ChangedMeanwhile */
export function useSaveCompany() {
  const { api, host } = useRemote();
  const queries = useQueryClient();
  const store = (version: number, change: CompanyChange['change']) =>
    unwrap(api.PATCH('/api/v1/company', { body: { ...change, version } }));
  return useMutation({
    mutationFn: async ({ version, change, isUntouched }: CompanyChange): Promise<Company> => {
      try {
        return await store(version, change);
      } catch (error) {
        if (!isProblem(error, 'STALE_REVISION')) throw error;
        const latest = await unwrap(api.GET('/api/v1/company'));
        if (!isUntouched(latest)) throw new ChangedMeanwhile(latest);
        return store(latest.version, change);
      }
    },
    onSuccess: async (stored) => {
      queries.setQueryData(COMPANY_KEY, stored);
      if (stored.name !== host.session.company?.name) await host.session.refresh();
    },
  });
}
