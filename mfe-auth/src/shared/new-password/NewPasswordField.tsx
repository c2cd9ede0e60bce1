import { PasswordField, type PasswordFieldProps } from '@lading/ui';
import type { ReactNode } from 'react';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'description' | 'inputWrapperOrder'> {
  /** `PasswordRules` of what is typed. */
  rules: ReactNode;
}

/** A password to choose; its rules stand under it, where they can follow the typing without moving it. */
export function NewPasswordField({ rules, ...props }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={rules}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}
