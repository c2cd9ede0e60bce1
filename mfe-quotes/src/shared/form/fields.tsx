import { Checkbox, NativeSelect, Textarea, TextInput } from '@lading/ui';
import type { ComponentProps, ElementType } from 'react';
import { type FieldError, type FieldValues, get, type Path, useFormContext, useFormState } from 'react-hook-form';
import { fieldId } from './field-id';

/** Props that join an input with its place in the form: name, id for links to it, error message. */
function useField<V extends FieldValues>(path: Path<V>) {
  const { control, register } = useFormContext<V>();
  const { errors } = useFormState({ control, name: path });
  const error = (get(errors, path) as FieldError | undefined)?.message;
  return { ...register(path), id: fieldId(path), error };
}

type FieldProps<V extends FieldValues, Input extends ElementType> = Omit<
  ComponentProps<Input>,
  'name' | 'id' | 'error'
> & {
  /** Name of the field in the form. */
  path: Path<V>;
};

/** A line of text, a date or a time. */
export function FormText<V extends FieldValues>({ path, ...props }: FieldProps<V, typeof TextInput>) {
  return <TextInput {...useField<V>(path)} {...props} />;
}

/** Text of several lines. */
export function FormTextarea<V extends FieldValues>({ path, ...props }: FieldProps<V, typeof Textarea>) {
  return <Textarea {...useField<V>(path)} {...props} />;
}

/** A choice from a short list. */
export function FormSelect<V extends FieldValues>({ path, ...props }: FieldProps<V, typeof NativeSelect>) {
  return <NativeSelect {...useField<V>(path)} {...props} />;
}

/** A yes or no. */
export function FormCheck<V extends FieldValues>({ path, ...props }: FieldProps<V, typeof Checkbox>) {
  return <Checkbox {...useField<V>(path)} {...props} />;
}
