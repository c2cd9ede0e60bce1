import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './code-field.module.css';

export type CodeFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>;

/** Length of the codes of authenticator apps (RFC 6238). */
const DIGITS = 6;

/** Input for a one-time code of six digits. Pasted spaces and dashes are removed (`123 456`). */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = input.value.replace(/\D/g, '').slice(0, DIGITS);
    // Assigning an equal value would still move the caret to the end.
    if (kept !== input.value) input.value = kept;
    onChange?.(event);
  };
  return (
    <TextInput
      {...props}
      onChange={keepDigits}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      classNames={{ input: classes.code }}
    />
  );
}
