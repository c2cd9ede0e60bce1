/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const PRODUCTS = {
  idPrefixes: { prd: 'product', tpl: 'freight template' },
  auditActions: [
    'product.changed',
    'product.created',
    'product.removed',
    'template.changed',
    'template.created',
    'template.removed',
  ],
} as const;
