/** Route patterns of claims. */
export const claimRoutes = { claims: '/claims', claim: '/claims/:id' } as const;

export const claimPath = (id: string): string => `/claims/${encodeURIComponent(id)}`;
