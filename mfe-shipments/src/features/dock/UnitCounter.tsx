import { Button, formatNumber, Text, TextInput } from '@lading/ui';
import { packagingName } from '@lading/trade';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DockPickup } from '../../shared/api/dock';
import classes from './dock.module.css';

type Unit = DockPickup['units'][number];
const MAX = 999;

interface UnitCounterProps {
  unit: Unit;
  value: number | null;
  onChange(value: number | null): void;
}

/** Counts the handling units of one line on the truck. */
export function UnitCounter({ unit, value, onChange }: UnitCounterProps) {
  const { count, type, description, pieces, weight, weightUnit } = unit;
  const name = description || packagingName(type);
  const set = (next: number) => onChange(Math.min(Math.max(next, 0), MAX));
  const details = [
    `${formatNumber(count)} × ${packagingName(type)}`,
    ...(pieces > 0 ? [plural(pieces, { one: '# piece', other: '# pieces' })] : []),
    `${formatNumber(weight)} ${weightUnit}`,
  ];
  return (
    <div className={classes.unit} role="group" aria-label={name}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {details.join(' · ')}
        </Text>
      </div>
      <div className={classes.stepper}>
        <Button size="lg" variant="default" aria-label={t`One less: ${name}`} onClick={() => set((value ?? 0) - 1)}>
          −
        </Button>
        <TextInput
          size="lg"
          aria-label={t`Loaded: ${name}`}
          inputMode="numeric"
          value={value ?? ''}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '');
            if (digits === '') onChange(null);
            else set(Number(digits));
          }}
        />
        <Button size="lg" variant="default" aria-label={t`One more: ${name}`} onClick={() => set((value ?? 0) + 1)}>
          +
        </Button>
        <Button size="lg" variant="light" aria-label={t`All loaded: ${name}`} onClick={() => set(count)}>
          <Trans>All {count}</Trans>
        </Button>
      </div>
      {value !== null && value > count && (
        <Text size="sm">{plural(value - count, { one: '# more than booked', other: '# more than booked' })}</Text>
      )}
    </div>
  );
}
