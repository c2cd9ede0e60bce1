/** This module's entries in the application-wide registries (`backend/src/contributions`). */
export const SAVED_VIEWS = {
  idPrefixes: { svw: 'saved view' },
  auditActions: ['saved_report.changed', 'saved_report.removed'],
} as const;
