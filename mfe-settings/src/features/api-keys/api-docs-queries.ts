import { queryOptions } from '@tanstack/react-query';

export const apiDocsQueries = {
  /** Whether this installation serves the API documentation. */
  exists: (url: string) =>
    queryOptions({
      queryKey: ['api-docs', url],
      queryFn: async ({ signal }) => (await fetch(url, { method: 'HEAD', signal })).ok,
    }),
};
