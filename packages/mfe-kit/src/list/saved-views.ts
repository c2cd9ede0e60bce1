import { type Api, type components, type paths, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';

type SavedView = components['schemas']['SavedViewDto'];
/** A list whose filters can be saved. */
export type ViewArea = paths['/api/v1/me/saved-views']['get']['parameters']['query']['area'];

export const savedViewQueries = {
  /** The user's views of one list, by name. */
  list: (api: Api, area: ViewArea) =>
    queryOptions({
      queryKey: ['saved-views', area],
      queryFn: async ({ signal }): Promise<SavedView[]> =>
        (await unwrap(api.GET('/api/v1/me/saved-views', { params: { query: { area } }, signal }))).items,
      staleTime: 60_000,
    }),
};

/** 409 when another view of the list has this name. */
export const saveView = (api: Api, area: ViewArea, view: { name: string; query: string }): Promise<SavedView> =>
  unwrap(api.POST('/api/v1/me/saved-views', { body: { area, ...view } }));

export const deleteView = (api: Api, id: string): Promise<unknown> =>
  unwrap(api.DELETE('/api/v1/me/saved-views/{id}', { params: { path: { id } } }));
