import { type Api, unwrap } from '@lading/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Product, SaveProduct, SaveTemplate, Template } from './types';

/** Saved products whose name holds the text; asks nothing below two characters. */
export function productSearch(api: Api, typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['products', q.toLowerCase()],
    queryFn: async ({ signal }): Promise<Product[]> =>
      (await unwrap(api.GET('/api/v1/company/products', { params: { query: { q, limit: 8 } }, signal }))).items,
    enabled: q.length >= 2,
    staleTime: 60_000,
  });
}

/** Saves a commodity to use it again; 409 when a product has this description. */
export const saveProduct = (api: Api, product: SaveProduct): Promise<Product> =>
  unwrap(api.POST('/api/v1/company/products', { body: product }));

/** Templates of the company, newest first. */
export function templateList(api: Api) {
  return queryOptions({
    queryKey: ['templates'],
    queryFn: async ({ signal }): Promise<Template[]> =>
      (await unwrap(api.GET('/api/v1/company/templates', { params: { query: { limit: 100 } }, signal }))).items,
    staleTime: 60_000,
  });
}

/** Saves freight to start quotes from; 409 when a template has this name. */
export const saveTemplate = (api: Api, template: SaveTemplate): Promise<Template> =>
  unwrap(api.POST('/api/v1/company/templates', { body: template }));
