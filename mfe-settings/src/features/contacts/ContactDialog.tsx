import { ConflictAlert, FormDialog, useDraftForm } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import type { Contact } from '../../shared/types';
import { CONTACT_LABELS, contactSchema, contactValues, newContact } from './contact-form';
import { ContactFields } from './ContactFields';
import { useAddContact, useChangeContact } from './use-contact-mutations';

export function AddContactDialog({ onClose }: { onClose(): void }) {
  const form = useDraftForm({ name: 'contact.new', schema: contactSchema, defaults: newContact() });
  const add = useAddContact();
  return (
    <FormDialog
      title={t`Add contact`}
      submitLabel={t`Add contact`}
      size="xl"
      form={form}
      onSubmit={({ version: _version, ...contact }) => add.mutateAsync(contact)}
      onClose={onClose}
    >
      <ContactFields />
    </FormDialog>
  );
}

export function EditContactDialog({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const form = useDraftForm({
    name: `contact.${contact.id}`,
    schema: contactSchema,
    defaults: contactValues(contact),
  });
  const change = useChangeContact(contact);
  return (
    <FormDialog
      title={t`Edit ${contact.name}`}
      submitLabel={t`Save contact`}
      size="xl"
      form={form}
      onSubmit={change.mutateAsync}
      onClose={onClose}
    >
      <ContactFields />
      <ConflictAlert error={change.error} valuesOf={contactValues} labels={CONTACT_LABELS} />
    </FormDialog>
  );
}
