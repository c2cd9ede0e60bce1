import { t } from '@lingui/core/macro';

/** Incoterms 2020 of the International Chamber of Commerce. */
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;

/** Options of a select, none first. */
export const incotermOptions = () => [
  { value: '', label: t`Not specified` },
  ...INCOTERMS.map((value) => ({ value, label: value })),
];
