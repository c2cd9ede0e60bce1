import { FormTextInput } from '@lading/mfe-kit';
import { type TermName, termLabel } from '@lading/trade/glossary';
import { useId } from 'react';
import { unitOf } from './term-units';

interface TermFieldProps {
  /** Path in the form, the same as the API's pointer: `terms.fuel.steps.0.bps`. */
  name: string;
  label: string;
  description?: string;
  /** The label is in the table's header. */
  hideLabel?: boolean;
  type?: 'text' | 'date';
  /** Word of the trade that the label explains. */
  term?: TermName;
}

const SYMBOLS = { dollars: '$', percent: '%', whole: null, text: null };

/** One field of the terms. Its unit follows from its name. */
export function TermField({ name, label, description, hideLabel = false, type = 'text', term }: TermFieldProps) {
  const unit = unitOf(name.slice(name.lastIndexOf('.') + 1));
  const symbol = SYMBOLS[unit];
  const id = useId();
  return (
    <FormTextInput
      name={name}
      type={type}
      id={id}
      {...(term ? termLabel(id, label, term) : { label: hideLabel ? undefined : label })}
      aria-label={hideLabel ? label : undefined}
      description={description}
      inputMode={unit === 'text' ? undefined : 'decimal'}
      rightSection={symbol && <span aria-hidden="true">{symbol}</span>}
    />
  );
}
