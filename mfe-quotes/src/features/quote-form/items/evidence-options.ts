import { t } from '@lingui/core/macro';

/** Where the dimensions come from. */
export const evidenceOptions = () => [
  { value: '', label: t`Not specified` },
  { value: 'measured', label: t`Measured` },
  { value: 'spec', label: t`From a spec sheet` },
  { value: 'estimate', label: t`Estimated` },
];
