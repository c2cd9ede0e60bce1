import { parseDimensions } from '@lading/trade';
import { TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { get, useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldId } from '../../../shared/form/field-id';
import type { QuoteFormValues } from '../values/quote-form-values';

const SIDES = ['length', 'width', 'height'] as const;
type Sides = Record<(typeof SIDES)[number], string>;

/** Length, width and height in one input: `48x40x48` or three numbers. Text that is not complete yet is kept as the length. */
export function DimensionsField({ row, className }: { row: number; className?: string }) {
  const path = `handlingUnits.${row}` as const;
  const { control, setValue, trigger } = useFormContext<QuoteFormValues>();
  const units = useWatch({ control, name: 'units' });
  const [length, width, height] = useWatch({ control, name: [`${path}.length`, `${path}.width`, `${path}.height`] });
  const { errors } = useFormState({ control, name: path });
  const { field } = useController({ control, name: `${path}.length` });
  /** While the field has the focus, the text stays as typed. */
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string) => {
    const sides = parseDimensions(text) ?? [text, '', ''];
    setTyped(text);
    for (const [index, side] of SIDES.entries())
      setValue(`${path}.${side}`, sides[index] ?? '', { shouldDirty: true, shouldTouch: true });
  };
  const leave = () => {
    setTyped(null);
    field.onBlur();
    void trigger(SIDES.map((side) => `${path}.${side}` as const));
  };
  const messages = SIDES.map((side) => (get(errors, `${path}.${side}`) as { message?: string } | undefined)?.message);
  return (
    <TextInput
      id={fieldId(`${path}.length`)}
      name={field.name}
      ref={field.ref}
      className={className}
      label={units === 'metric' ? t`Dimensions, cm` : t`Dimensions, in`}
      placeholder="48x40x48"
      inputMode="text"
      autoComplete="off"
      value={typed ?? textOf({ length, width, height })}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      error={messages.find(Boolean)}
    />
  );
}

const textOf = ({ length, width, height }: Sides): string =>
  width || height ? [length, width, height].join('x') : length;
