import { AddItemButton, FormSelect, RemoveItemButton } from '@lading/mfe-kit';
import { Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';

const MAX_CONDITIONS = 10;

interface ConditionListProps<Values extends object> {
  /** What a rule without conditions applies to. */
  empty: string;
  /** A new condition as entered. */
  added: Values;
  /** Fields to choose from. */
  fields: { value: string; label: string }[];
  /** What the condition with this name is compared with. */
  children(name: string): ReactNode;
}

/** Conditions of a rule in the field `conditions` of the surrounding form: the field, and what it is compared with. */
export function ConditionList<Values extends object>({ empty, added, fields, children }: ConditionListProps<Values>) {
  const list = useFieldArray<{ conditions: object[] }, 'conditions'>({ name: 'conditions' });
  return (
    <Stack gap="sm">
      <Text fw={600}>
        <Trans>Conditions</Trans>
      </Text>
      <Text c="dimmed">{list.fields.length === 0 ? empty : t`All must be true.`}</Text>
      {list.fields.map(({ id }, index) => (
        <Stack gap="xs" key={id}>
          <Group align="flex-end" wrap="nowrap">
            <FormSelect
              name={`conditions.${index}.field`}
              label={t`Condition ${index + 1}`}
              data={fields}
              style={{ flexGrow: 1 }}
            />
            <RemoveItemButton label={t`Remove condition ${index + 1}`} onClick={() => list.remove(index)} />
          </Group>
          {children(`conditions.${index}`)}
        </Stack>
      ))}
      <div>
        <AddItemButton disabled={list.fields.length >= MAX_CONDITIONS} onClick={() => list.append(added)}>
          <Trans>Add condition</Trans>
        </AddItemButton>
      </div>
    </Stack>
  );
}
