import { Button, Group, Modal, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { DiscardDialog } from './DiscardDialog';
import { FormFailure } from './FormFailure';
import { type Save, useSubmit } from './use-submit';
import { useUnsavedForm } from './use-unsaved-changes';

export interface FormDialogProps<V extends FieldValues, O> {
  title: string;
  form: UseFormReturn<V, unknown, O>;
  /** Verb and object, such as "Add contact". */
  submitLabel: string;
  /** Default "Cancel"; name it if the action itself is a cancellation, such as "Keep shipment". */
  cancelLabel?: string;
  /** The action deletes or cancels something. */
  destructive?: boolean;
  size?: string;
  onSubmit: Save<O>;
  /** After saving, or after discarding what was entered. */
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog. It stays open with everything entered until it is saved or discarded; changes are discarded after a question only. */
export function FormDialog<V extends FieldValues, O>({
  title,
  form,
  submitLabel,
  cancelLabel = t`Cancel`,
  destructive = false,
  size,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<V, O>) {
  const { isDirty, isSubmitting } = form.formState;
  const [asking, setAsking] = useState(false);
  const leaving = useUnsavedForm(form);
  const close = () => {
    form.reset();
    onClose();
  };
  const cancel = () => (isDirty ? setAsking(true) : close());
  const props = useSubmit(form, onSubmit, close);
  return (
    <Modal
      opened
      onClose={cancel}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeOnEscape={!asking && !leaving}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <FormProvider {...form}>
        <form {...props}>
          <Stack>
            {children}
            <FormFailure />
            <Group justify="flex-end">
              <Button variant="default" onClick={cancel}>
                {cancelLabel}
              </Button>
              <Button type="submit" color={destructive ? 'red' : undefined} loading={isSubmitting}>
                {submitLabel}
              </Button>
            </Group>
          </Stack>
        </form>
      </FormProvider>
      {asking && <DiscardDialog onDiscard={close} onKeep={() => setAsking(false)} />}
      {leaving}
    </Modal>
  );
}
