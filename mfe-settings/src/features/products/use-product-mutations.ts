import { unwrap } from '@lading/api-client';
import { ConflictError, isProblem, useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product, SaveProduct } from '../../shared/types';
import { productQueries } from './product-queries';

function useProductMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: productQueries.all().queryKey }),
  });
}

export function useAddProduct() {
  const { api } = useRemote();
  return useProductMutation((body: SaveProduct) => unwrap(api.POST('/api/v1/company/products', { body })));
}

/** Replaces a product. @throws ConflictError */
export function useChangeProduct({ id }: Product) {
  const { api } = useRemote();
  const params = { path: { id } };
  return useProductMutation(async (body: SaveProduct & { version: number }) => {
    try {
      return await unwrap(api.PATCH('/api/v1/company/products/{id}', { params, body }));
    } catch (error) {
      if (!isProblem(error, 'STALE_REVISION')) throw error;
      throw new ConflictError(await unwrap(api.GET('/api/v1/company/products/{id}', { params })));
    }
  });
}

export function useDeleteProduct() {
  const { api } = useRemote();
  return useProductMutation(({ id }: Product) =>
    unwrap(api.DELETE('/api/v1/company/products/{id}', { params: { path: { id } } })),
  );
}
