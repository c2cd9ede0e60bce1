import { Button, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DeleteButton } from '../../shared/DeleteButton';
import type { Contact } from '../../shared/types';
import { useDeleteContact, useRestoreContact } from './use-contact-mutations';

/** Edits or deletes a contact. */
export function ContactActions({ contact, onEdit }: { contact: Contact; onEdit(): void }) {
  const remove = useDeleteContact();
  const restore = useRestoreContact();
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" aria-label={t`Edit ${contact.name}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <DeleteButton
        name={contact.name}
        onDelete={() => remove.mutateAsync(contact)}
        onUndo={() => restore.mutateAsync(contact)}
      />
    </Group>
  );
}
