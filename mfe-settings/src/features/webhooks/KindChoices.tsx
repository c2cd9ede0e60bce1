import { Button, Group, SimpleGrid } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useController } from 'react-hook-form';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';
import type { Webhook } from '../../shared/types';
import { ALL_KINDS, KIND_GROUPS, kindWords } from './kind-words';

/** Events that a webhook receives. */
export function KindChoices() {
  const { field } = useController<Pick<Webhook, 'kinds'>>({ name: 'kinds' });
  const isAll = field.value.length === ALL_KINDS.length;
  return (
    <FormCheckboxGroup name="kinds" label={t`Events`}>
      <Group mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => field.onChange(isAll ? [] : ALL_KINDS)}>
          {isAll ? t`Clear all` : t`Select all`}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
        {KIND_GROUPS.map(({ legend, kinds }) => (
          <CheckboxSet
            key={legend.id}
            legend={i18n._(legend)}
            choices={kinds.map((kind) => ({ value: kind, label: kindWords(kind) }))}
          />
        ))}
      </SimpleGrid>
    </FormCheckboxGroup>
  );
}
