/** Route patterns of the carriers. */
export const carrierRoutes = { list: '/carriers', detail: '/carriers/:id' } as const;

export const carrierPaths = {
  list: () => '/settings/company?tab=carriers',
  detail: (id: string) => `/carriers/${encodeURIComponent(id)}`,
};
