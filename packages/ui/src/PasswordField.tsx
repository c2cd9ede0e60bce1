import { t } from '@lingui/core/macro';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed, and pasted. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={shown ? t`Hide password` : t`Show password`}
      onClick={() => setShown(!shown)}
    >
      {shown ? t`Hide` : t`Show`}
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
