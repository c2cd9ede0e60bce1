import { FormTextInput } from '@lading/mfe-kit';
import { unitOf } from './term-units';

interface TermFieldProps {
  /** Path in the form, the same as the API's pointer: `terms.fuel.steps.0.bps`. */
  name: string;
  label: string;
  description?: string;
  /** The label is in the table's header. */
  hideLabel?: boolean;
  type?: 'text' | 'date';
}

const SYMBOLS = { dollars: '$', percent: '%', whole: null, text: null };

/** One field of the terms. Its unit follows from its name. */
export function TermField({ name, label, description, hideLabel = false, type = 'text' }: TermFieldProps) {
  const unit = unitOf(name.slice(name.lastIndexOf('.') + 1));
  const symbol = SYMBOLS[unit];
  return (
    <FormTextInput
      name={name}
      type={type}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      description={description}
      inputMode={unit === 'text' ? undefined : 'decimal'}
      rightSection={symbol && <span aria-hidden="true">{symbol}</span>}
    />
  );
}
