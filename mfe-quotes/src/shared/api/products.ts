import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Product, SaveProduct, SaveTemplate, Template } from './types';

export const productQueries = {
  all: ['products'] as const,
  /** Saved products whose description contains the text; at least two characters. */
  search: (api: Api, typed: string) => {
    const q = typed.trim();
    return queryOptions({
      queryKey: [...productQueries.all, q.toLowerCase()],
      queryFn: async ({ signal }): Promise<Product[]> =>
        (await unwrap(api.GET('/api/v1/company/products', { params: { query: { q, limit: 8 } }, signal }))).items,
      enabled: q.length >= 2,
      staleTime: 60_000,
    });
  },
};

/** Saves a product; 409 if another one has this description. */
export const saveProduct = (api: Api, product: SaveProduct): Promise<Product> =>
  unwrap(api.POST('/api/v1/company/products', { body: product }));

export const templateQueries = {
  /** Templates of the company, newest first. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['templates'],
      queryFn: async ({ signal }): Promise<Template[]> =>
        (await unwrap(api.GET('/api/v1/company/templates', { params: { query: { limit: 100 } }, signal }))).items,
      staleTime: 60_000,
    }),
};

/** Saves a template; 409 if another one has this name. */
export const saveTemplate = (api: Api, template: SaveTemplate): Promise<Template> =>
  unwrap(api.POST('/api/v1/company/templates', { body: template }));
