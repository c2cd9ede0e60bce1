import { Alert, Button, Group, IconAlertTriangle, KeyValue, Stack } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FieldValues, get, type Path } from 'react-hook-form';

interface ConflictAlertProps<V extends FieldValues> {
  labels: Readonly<Partial<Record<Path<V>, MessageDescriptor>>>;
  stored: V;
  typed: V;
  saveMine(): void;
  takeStored(): void;
}

/** Says that somebody else has changed the same fields, how theirs differ from what was typed, and leaves the choice. */
export function ConflictAlert<V extends FieldValues>({
  labels,
  stored,
  typed,
  saveMine,
  takeStored,
}: ConflictAlertProps<V>) {
  const differing = (Object.entries(labels) as [Path<V>, MessageDescriptor][]).filter(
    ([path]) => words(get(stored, path)) !== words(get(typed, path)),
  );
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={t`Somebody has changed this meanwhile`}
    >
      <Stack gap="sm">
        <span>
          <Trans>What you typed is kept and not stored yet. It differs from what is stored now in:</Trans>
        </span>
        <KeyValue
          items={differing.map(([path, label]) => ({
            label: i18n._(label),
            value: t`stored: ${words(get(stored, path))}; you typed: ${words(get(typed, path))}`,
          }))}
        />
        <Group>
          <Button size="compact-sm" variant="default" onClick={saveMine}>
            <Trans>Store what I typed</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={takeStored}>
            <Trans>Take what is stored</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? t`none` : value.join(', ');
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return value === '' || value === undefined ? t`nothing` : String(value);
}
