import type { components } from '@lading/api-client';
import { t } from '@lingui/core/macro';

type ReferenceType = components['schemas']['ReferenceDto']['type'];

/** Choices of a reference's type. */
export const referenceTypeOptions = (): { value: ReferenceType; label: string }[] => [
  { value: 'PO', label: t`PO number` },
  { value: 'SO', label: t`Sales order` },
  { value: 'CUSTOMER', label: t`Customer number` },
  { value: 'OTHER', label: t`Other number` },
];
