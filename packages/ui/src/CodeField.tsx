import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './code-field.module.css';

export type CodeFieldProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>;

/** RFC 6238 as authenticator apps use it. */
const DIGITS = 6;

/** A one-time code of six digits: typed, filled in by the browser, or pasted the way an app shows it (`123 456`). */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const kept = input.value.replace(/\D/g, '').slice(0, DIGITS);
    // Writing an equal value would still move the caret to the end.
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
