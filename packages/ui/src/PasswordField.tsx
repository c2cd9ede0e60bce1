import { t } from '@lingui/core/macro';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Password input with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const toggle = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={isVisible ? t`Hide password` : t`Show password`}
      onClick={() => setVisible(!isVisible)}
    >
      {isVisible ? t`Hide` : t`Show`}
    </Button>
  );
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={toggle}
      rightSectionWidth={88}
      rightSectionPointerEvents="all"
    />
  );
}
