import { FormPasswordInput } from '@lading/mfe-kit';
import type { ReactNode } from 'react';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** `PasswordRules` of the entered password. */
  rules: ReactNode;
}

/** Field for a new password. Its rules are below the input, so that they change without moving it. */
export function NewPasswordField({ name, label, rules }: NewPasswordFieldProps) {
  return (
    <FormPasswordInput
      name={name}
      label={label}
      autoComplete="new-password"
      description={rules}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}
