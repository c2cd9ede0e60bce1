import { ActionIcon, Button, Group, IconPlus, IconTrash, NativeSelect, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Reference } from '../types';

const types = () => [
  { value: 'PO', label: t`PO number` },
  { value: 'SO', label: t`Sales order` },
  { value: 'CUSTOMER', label: t`Customer number` },
  { value: 'OTHER', label: t`Other number` },
];
const MOST = 20;

interface ReferenceFieldsProps {
  references: Reference[];
  errors: Record<string, string>;
  onChange(references: Reference[]): void;
}

/** Numbers by which the freight is known. */
export function ReferenceFields({ references, errors, onChange }: ReferenceFieldsProps) {
  const replace = (index: number, changed: Partial<Reference>) =>
    onChange(references.map((one, place) => (place === index ? { ...one, ...changed } : one)));
  return (
    <div role="group" aria-label={t`References`}>
      {references.map(({ type, value }, index) => (
        <Group key={index} align="flex-end" wrap="nowrap" gap="xs" mb="xs">
          <NativeSelect
            label={t`Reference ${index + 1}`}
            data={types()}
            flex={1}
            miw={0}
            value={type}
            onChange={(event) => replace(index, { type: event.currentTarget.value as Reference['type'] })}
          />
          <TextInput
            label={t`Number`}
            maxLength={50}
            flex={1}
            miw={0}
            value={value}
            error={errors[`/references/${index}/value`]}
            onChange={(event) => replace(index, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t`Remove reference ${index + 1}`}
            onClick={() => onChange(references.filter((_, place) => place !== index))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} />}
        disabled={references.length >= MOST}
        onClick={() => onChange([...references, { type: 'PO', value: '' }])}
      >
        <Trans>Add reference</Trans>
      </Button>
    </div>
  );
}
