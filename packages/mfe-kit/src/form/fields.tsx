import { Checkbox, CodeField, NativeSelect, PasswordField, Switch, Textarea, TextInput } from '@lading/ui';
import type { ComponentProps, ElementType } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';

type FieldProps<V extends FieldValues, Input extends ElementType> = Omit<ComponentProps<Input>, 'name' | 'error'> & {
  /** Name of the field in the form. */
  name: Path<V>;
};

/** Message at a field of the surrounding form. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  return (get(errors, name) as FieldError | undefined)?.message;
}

function useField(name: string) {
  const { register } = useFormContext();
  return { ...register(name), error: useFieldError(name) };
}

/** A line of text, a date or a time. */
export function FormTextInput<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof TextInput>) {
  return <TextInput autoComplete="off" {...props} {...useField(name)} />;
}

/** A number or an amount. It stays text in the form; the schema parses it. */
export function FormNumberInput<V extends FieldValues>(props: FieldProps<V, typeof TextInput>) {
  return <FormTextInput inputMode="decimal" {...props} />;
}

/** Text of several lines. */
export function FormTextarea<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof Textarea>) {
  return <Textarea {...props} {...useField(name)} />;
}

/** A password or another secret, for forms without a draft. */
export function FormPasswordInput<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof PasswordField>) {
  return <PasswordField {...props} {...useField(name)} />;
}

/** A one-time code of six digits. */
export function FormCodeInput<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof CodeField>) {
  return <CodeField {...props} {...useField(name)} />;
}

/** A choice from a short list. */
export function FormSelect<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof NativeSelect>) {
  return <NativeSelect {...props} {...useField(name)} />;
}

export function FormCheckbox<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof Checkbox>) {
  return <Checkbox {...props} {...useField(name)} />;
}

/** On or off. Controlled, because Mantine's switch has a state of its own. */
export function FormSwitch<V extends FieldValues>({ name, ...props }: FieldProps<V, typeof Switch>) {
  const { field, fieldState } = useController<V>({ name });
  const { value, ...input } = field;
  return <Switch {...props} {...input} checked={Boolean(value)} error={fieldState.error?.message} />;
}
