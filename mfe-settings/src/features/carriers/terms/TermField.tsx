import { TextInput } from '@lading/ui';
import { get, useFormContext } from 'react-hook-form';
import { checkTyped, unitOf } from './term-units';

interface TermFieldProps {
  /** Path in the form, which is the API's pointer: `terms.fuel.steps.0.bps`. */
  name: string;
  label: string;
  description?: string;
  /** The label stands in the table's heading already. */
  hideLabel?: boolean;
  type?: 'text' | 'date';
}

const SYMBOLS = { dollars: '$', percent: '%', whole: null, text: null };

/** One field of the terms. Its name says in what it is typed. */
export function TermField({ name, label, description, hideLabel = false, type = 'text' }: TermFieldProps) {
  const { register, formState } = useFormContext();
  const key = name.slice(name.lastIndexOf('.') + 1);
  const symbol = SYMBOLS[unitOf(key)];
  const error = get(formState.errors, name) as { message?: string } | undefined;
  return (
    <TextInput
      {...register(name, { validate: (text: string) => checkTyped(key, text) })}
      type={type}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      description={description}
      inputMode={unitOf(key) === 'text' ? undefined : 'decimal'}
      rightSection={symbol && <span aria-hidden="true">{symbol}</span>}
      autoComplete="off"
      error={error?.message}
    />
  );
}
