import { type Api, unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const KEY = ['products'] as const;

export const productQueries = {
  /** Everything that changes with a product. */
  all: () => queryOptions({ queryKey: KEY }),
  /** Products whose description contains the text, newest first. */
  list: (api: Api, text: string) => {
    const q = text.trim() || undefined;
    return infiniteQueryOptions({
      queryKey: [...KEY, 'list', q],
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET('/api/v1/company/products', { params: { query: { q, cursor: pageParam } }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    });
  },
};
