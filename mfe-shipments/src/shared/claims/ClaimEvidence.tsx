import { FormCheckbox } from '@lading/mfe-kit';
import { Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { evidenceOf } from './evidence';
import { nameOf } from '../document-words';
import type { ShipmentDocument } from '../types';

/** Documents of the shipment to choose as evidence. */
export function ClaimEvidence({ documents }: { documents: readonly ShipmentDocument[] }) {
  const offered = evidenceOf(documents);
  return (
    <Stack gap="xs" role="group" aria-label={t`Evidence`}>
      <Text fw={500} size="sm">{t`Evidence`}</Text>
      {offered.length === 0 && (
        <Text
          size="sm"
          c="dimmed"
        >{t`Upload photos, inspection reports and the delivery receipt to the shipment’s documents first.`}</Text>
      )}
      {offered.map((document) => (
        <FormCheckbox
          key={document.id}
          name="documentIds"
          value={document.id}
          label={`${nameOf(document)}, ${document.fileName}`}
        />
      ))}
    </Stack>
  );
}
