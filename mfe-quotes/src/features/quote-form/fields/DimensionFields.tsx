import { parseDimensions, sideBeforeSeparator } from '@lading/trade';
import { TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { fieldId, focusField } from '../../../shared/form/field-id';
import type { QuoteFormValues } from '../quote-form-values';
import classes from '../quote-form.module.css';

const SIDES = ['length', 'width', 'height'] as const;
type Side = (typeof SIDES)[number];

/** Length, width and height. `48x40x48`, typed or pasted into any of them, fills all three. */
export function DimensionFields({ row }: { row: number }) {
  const units = useWatch<QuoteFormValues, 'units'>({ name: 'units' });
  const { setValue } = useFormContext<QuoteFormValues>();
  const path = (side: Side) => `handlingUnits.${row}.${side}` as const;

  const spread = (sides: Record<Side, string>) => {
    for (const side of SIDES)
      setValue(path(side), sides[side], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    focusField(`handlingUnits.${row}.weight`);
  };
  const moveOn = (from: Side) =>
    focusField(from === 'height' ? `handlingUnits.${row}.weight` : path(from === 'length' ? 'width' : 'height'));

  return (
    <div className={classes.dimensions} role="group" aria-label={t`Dimensions of one unit`}>
      {SIDES.map((side) => (
        <SideField
          key={side}
          row={row}
          side={side}
          unit={units === 'metric' ? 'cm' : 'in'}
          onAllSides={spread}
          onSeparator={() => moveOn(side)}
        />
      ))}
    </div>
  );
}

function labelOf(side: Side, unit: string): string {
  switch (side) {
    case 'length':
      return t`Length, ${unit}`;
    case 'width':
      return t`Width, ${unit}`;
    case 'height':
      return t`Height, ${unit}`;
  }
}

interface SideFieldProps {
  row: number;
  side: Side;
  unit: string;
  onAllSides(sides: Record<Side, string>): void;
  onSeparator(): void;
}

function SideField({ row, side, unit, onAllSides, onSeparator }: SideFieldProps) {
  const name = `handlingUnits.${row}.${side}` as const;
  const { control } = useFormContext<QuoteFormValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const type = (text: string) => {
    const sides = parseDimensions(text);
    if (sides) {
      const [length, width, height] = sides;
      return onAllSides({ length, width, height });
    }
    const done = sideBeforeSeparator(text);
    field.onChange(done ?? text);
    if (done !== null) onSeparator();
  };
  return (
    <TextInput
      id={fieldId(name)}
      name={name}
      ref={ref}
      label={labelOf(side, unit)}
      inputMode="decimal"
      autoComplete="off"
      value={field.value}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
