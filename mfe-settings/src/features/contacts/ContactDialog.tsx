import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Modal, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { ConflictAlert } from '../../shared/form/ConflictAlert';
import { useKeptForm } from '../../shared/form/use-kept-form';
import type { Contact } from '../../shared/types';
import {
  CONTACT_FIELDS,
  CONTACT_LABELS,
  type ContactValues,
  contactValues,
  newContact,
  toContact,
} from './contact-values';
import { ContactFields } from './ContactFields';
import { ContactChangedMeanwhile, useAddContact, useChangeContact } from './use-contacts';

/** Adds a contact. */
export function AddContactDialog({ onClose }: { onClose(): void }) {
  const form = useKeptForm('contact-new', newContact());
  const add = useAddContact();
  const done = () => {
    form.saved(newContact());
    onClose();
  };
  const save = (values: ContactValues) =>
    add.mutate(toContact(values), {
      onSuccess: done,
      onError: (error) => showFieldErrors(error, CONTACT_FIELDS, form.setError),
    });
  return (
    <ContactModal
      title={t`Add a contact`}
      act={t`Add the contact`}
      form={form}
      busy={add.isPending}
      error={add.error}
      onSave={save}
      onClose={done}
    />
  );
}

/** Changes a contact. */
export function ChangeContactDialog({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const form = useKeptForm(contact.id, contactValues(contact));
  const change = useChangeContact(contact);
  const latest = change.error instanceof ContactChangedMeanwhile ? change.error.latest : null;
  const done = () => {
    form.saved(contactValues(contact));
    onClose();
  };
  const save = (values: ContactValues) =>
    change.mutate(
      { version: values.version, contact: toContact(values) },
      { onSuccess: done, onError: (error) => showFieldErrors(error, CONTACT_FIELDS, form.setError) },
    );
  return (
    <ContactModal
      title={t`Change ${contact.name}`}
      act={t`Save the contact`}
      form={form}
      busy={change.isPending}
      error={latest ? null : change.error}
      onSave={save}
      onClose={done}
    >
      {latest && (
        <ConflictAlert
          labels={CONTACT_LABELS}
          stored={contactValues(latest)}
          typed={form.getValues()}
          saveMine={() => save({ ...form.getValues(), version: latest.version })}
          takeStored={() => {
            form.saved(contactValues(latest));
            change.reset();
          }}
        />
      )}
    </ContactModal>
  );
}

interface ContactModalProps {
  title: string;
  act: string;
  form: UseFormReturn<ContactValues>;
  busy: boolean;
  error: unknown;
  onSave(values: ContactValues): void;
  onClose(): void;
  children?: ReactNode;
}

function ContactModal({ title, act, form, busy, error, onSave, onClose, children }: ContactModalProps) {
  const submit = form.handleSubmit(onSave);
  return (
    <Modal
      opened
      size="xl"
      title={title}
      onClose={onClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <ContactFields form={form} />
          {children}
          {Boolean(error) && Object.keys(form.formState.errors).length === 0 && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Discard</Trans>
            </Button>
            <Button type="submit" loading={busy}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
