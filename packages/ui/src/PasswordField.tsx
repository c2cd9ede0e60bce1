import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed, and pasted. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <Button variant="subtle" size="compact-sm" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
    </Button>
  );
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={toggle}
      rightSectionWidth={64}
      rightSectionPointerEvents="all"
    />
  );
}
