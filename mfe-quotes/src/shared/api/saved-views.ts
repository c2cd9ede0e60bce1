import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { SavedView } from './types';

/** The user's saved views of the quote list, by name. */
export function savedViews(api: Api) {
  return queryOptions({
    queryKey: ['saved-views', 'quotes'],
    queryFn: async ({ signal }): Promise<SavedView[]> =>
      (await unwrap(api.GET('/api/v1/me/saved-views', { params: { query: { area: 'quotes' } }, signal }))).items,
    staleTime: 60_000,
  });
}

/** Names the filters of the list; 409 when another view has the name. */
export const saveView = (api: Api, name: string, query: string): Promise<SavedView> =>
  unwrap(api.POST('/api/v1/me/saved-views', { body: { area: 'quotes', name, query } }));

export const forgetView = (api: Api, id: string): Promise<unknown> =>
  unwrap(api.DELETE('/api/v1/me/saved-views/{id}', { params: { path: { id } } }));
