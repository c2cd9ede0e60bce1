import { Button, Checkbox, Group, SimpleGrid } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { ALL_KINDS, type Kind, KIND_GROUPS, kindWords } from './kind-words';

interface KindChoicesProps {
  value: Kind[];
  error: string | undefined;
  onChange(kinds: Kind[]): void;
}

/** What a webhook is told of. */
export function KindChoices({ value, error, onChange }: KindChoicesProps) {
  const all = value.length === ALL_KINDS.length;
  return (
    <Checkbox.Group
      label={t`Events`}
      value={value}
      onChange={(chosen) => onChange(ALL_KINDS.filter((kind) => chosen.includes(kind)))}
      error={error}
    >
      <Group mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => onChange(all ? [] : ALL_KINDS)}>
          {all ? t`Clear all` : t`Select all`}
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
    </Checkbox.Group>
  );
}
