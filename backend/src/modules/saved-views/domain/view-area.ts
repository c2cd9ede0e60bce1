/** Lists that have saved views. */
export const VIEW_AREAS = ['quotes', 'shipments'] as const;
export type ViewArea = (typeof VIEW_AREAS)[number];
