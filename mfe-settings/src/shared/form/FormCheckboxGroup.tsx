import { Checkbox } from '@lading/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface FormCheckboxGroupProps {
  /** Name of the field in the form: a list of the checked values. */
  name: string;
  label: string;
  children: ReactNode;
}

/** Checkboxes of one field of the surrounding form; the children are `CheckboxSet`s. */
export function FormCheckboxGroup({ name, label, children }: FormCheckboxGroupProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Checkbox.Group label={label} value={field.value} onChange={field.onChange} error={fieldState.error?.message}>
      {children}
    </Checkbox.Group>
  );
}
