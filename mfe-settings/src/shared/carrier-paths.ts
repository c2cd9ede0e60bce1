/** Route patterns of the carriers. */
export const carrierRoutes = {
  list: '/carriers',
  add: '/carriers/new',
  detail: '/carriers/:id',
  setup: '/carriers/:id/setup',
} as const;

export const carrierPaths = {
  list: () => '/settings/company?tab=carriers',
  add: () => carrierRoutes.add,
  detail: (id: string) => `/carriers/${encodeURIComponent(id)}`,
  /** The first step that is not done, or the given one. */
  setup: (id: string, step?: string) => `/carriers/${encodeURIComponent(id)}/setup${step ? `?step=${step}` : ''}`,
};
