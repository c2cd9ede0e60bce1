import { Alert, Button, Group, IconAlertTriangle, KeyValue, Stack } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FieldValues, get, useFormContext, useWatch } from 'react-hook-form';
import { ConflictError } from './conflict-error';

interface ConflictAlertProps<T, V extends FieldValues> {
  /** Of the failed save; any other error shows nothing. */
  error: unknown;
  /** The stored record as the form shows it. Its `version` is a field of the form. */
  valuesOf(latest: T): V & { version: number };
  /** Labels of the compared fields by name. */
  labels: Readonly<Record<string, MessageDescriptor>>;
}

/** Shows inside a form how the stored record differs from what was entered, and asks which one to use. */
export function ConflictAlert<T, V extends FieldValues>({ error, valuesOf, labels }: ConflictAlertProps<T, V>) {
  const { getValues, reset, setValue } = useFormContext();
  const version = useWatch({ name: 'version' }) as number;
  if (!(error instanceof ConflictError)) return null;
  const stored = valuesOf(error.latest as T);
  if (stored.version === version) return null;
  const entered = getValues();
  const differences = Object.entries(labels).filter(
    ([name]) => textOf(get(stored, name)) !== textOf(get(entered, name)),
  );
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={t`Someone else has changed this`}
    >
      <Stack gap="sm">
        <span>
          <Trans>Your changes are not saved yet. They differ from the saved version in:</Trans>
        </span>
        <KeyValue
          items={differences.map(([name, label]) => ({
            label: i18n._(label),
            value: t`saved: ${textOf(get(stored, name))}; yours: ${textOf(get(entered, name))}`,
          }))}
        />
        <Group>
          <Button type="submit" size="compact-sm" variant="default" onClick={() => setValue('version', stored.version)}>
            <Trans>Save my changes</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => reset(stored)}>
            <Trans>Use the saved version</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? t`none` : value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).map(textOf).join(' ');
  return value === '' || value === undefined || value === null ? t`empty` : String(value);
}
