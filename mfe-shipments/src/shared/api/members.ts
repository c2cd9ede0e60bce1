import { type Api, type components, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

export type Member = components['schemas']['MemberDto'];

export const memberQueries = {
  /** Active members of the company; requires `member.manage`. */
  active: (api: Api) =>
    queryOptions({
      queryKey: ['members', 'active'],
      queryFn: async ({ signal }): Promise<Member[]> => {
        const query = { status: 'active', limit: 100 } as const;
        return (await unwrap(api.GET('/api/v1/company/members', { params: { query }, signal }))).items;
      },
      staleTime: 60_000,
    }),
};
