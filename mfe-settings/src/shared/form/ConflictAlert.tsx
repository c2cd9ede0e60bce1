import { Alert, Button, Group, IconAlertTriangle, KeyValue, Stack } from '@lading/ui';
import { type FieldValues, get, type Path } from 'react-hook-form';

interface ConflictAlertProps<V extends FieldValues> {
  labels: Readonly<Partial<Record<Path<V>, string>>>;
  stored: V;
  typed: V;
  saveMine(): void;
  takeStored(): void;
}

/** Says that somebody else has changed the same fields, how theirs differ from what was typed, and leaves the choice. */
export function ConflictAlert<V extends FieldValues>({ labels, stored, typed, saveMine, takeStored }: ConflictAlertProps<V>) {
  const differing = (Object.entries(labels) as [Path<V>, string][]).filter(([path]) => words(get(stored, path)) !== words(get(typed, path)));
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconAlertTriangle size={18} />} title="Somebody has changed this meanwhile">
      <Stack gap="sm">
        <span>What you typed is kept and not stored yet. It differs from what is stored now in:</span>
        <KeyValue
          items={differing.map(([path, label]) => ({
            label,
            value: `stored: ${words(get(stored, path))}; you typed: ${words(get(typed, path))}`,
          }))}
        />
        <Group>
          <Button size="compact-sm" variant="default" onClick={saveMine}>
            Store what I typed
          </Button>
          <Button size="compact-sm" variant="default" onClick={takeStored}>
            Take what is stored
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' || value === undefined ? 'nothing' : String(value);
}
