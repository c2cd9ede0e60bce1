import { unwrap } from '@lading/api-client';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product, SaveProduct } from '../../shared/types';
import { toSave } from './product-values';

const PRODUCTS_KEY = ['products'];

/** Products whose description holds the text, newest first, page by page. */
export function useProducts(text: string) {
  const { api } = useRemote();
  const q = text.trim() || undefined;
  return useInfiniteQuery({
    queryKey: [...PRODUCTS_KEY, q],
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/company/products', { params: { query: { q, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

function useProductMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: PRODUCTS_KEY }) });
}

export function useAddProduct() {
  const { api } = useRemote();
  return useProductMutation((body: SaveProduct) => unwrap(api.POST('/api/v1/company/products', { body })));
}

/** Somebody else has changed the product since it was opened. */
export class ProductChangedMeanwhile extends Error {
  constructor(readonly latest: Product) {
    super('STALE_REVISION');
  }
}

/** Replaces a product. @throws ProductChangedMeanwhile */
export function useChangeProduct({ id }: Product) {
  const { api } = useRemote();
  const params = { path: { id } };
  return useProductMutation(async ({ version, product }: { version: number; product: SaveProduct }) => {
    try {
      return await unwrap(api.PATCH('/api/v1/company/products/{id}', { params, body: { ...product, version } }));
    } catch (error) {
      if (!isProblem(error, 'STALE_REVISION')) throw error;
      throw new ProductChangedMeanwhile(await unwrap(api.GET('/api/v1/company/products/{id}', { params })));
    }
  });
}

export function useRemoveProduct() {
  const { api } = useRemote();
  return useProductMutation(async (product: Product) => {
    await unwrap(api.DELETE('/api/v1/company/products/{id}', { params: { path: { id: product.id } } }));
    return product;
  });
}

/** Saves a product that was removed once more. */
export function useBringBack() {
  const { api } = useRemote();
  return useProductMutation((removed: Product) =>
    unwrap(api.POST('/api/v1/company/products', { body: toSave(removed) })),
  );
}
