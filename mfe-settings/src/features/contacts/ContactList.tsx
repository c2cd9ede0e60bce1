import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, EmptyState, Group, IconDownload, useDebouncedValue, useDisclosure } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../shared/Records';
import type { Contact } from '../../shared/types';
import { AddContactDialog, ChangeContactDialog } from './ContactDialog';
import { CONTACT_COLUMNS } from './contact-columns';
import { useContactFilter } from './contact-filter';
import { ContactFilters } from './ContactFilters';
import { RemovedContact } from './RemovedContact';
import { type ContactFilter, filterQuery, useContacts, useRemoveContact } from './use-contacts';

/** The address book, searched as somebody types. */
export function ContactList() {
  const { host } = useRemote();
  const [filter, setFilter] = useContactFilter();
  const [q] = useDebouncedValue(filter.q, 200);
  const asked = { ...filter, q };
  const contacts = useContacts(asked);
  const remove = useRemoveContact();
  const [adding, { open, close }] = useDisclosure();
  const [changing, setChanging] = useState<Contact | null>(null);
  const changes = host.session.can('contact.edit');
  const actions: Column<Contact> = {
    name: msg`Actions`,
    cell: (contact) => <RowActions contact={contact} remove={remove} onChange={() => setChanging(contact)} />,
  };
  return (
    <>
      <ContactFilters filter={filter} onChange={setFilter}>
        {changes && (
          <Button onClick={open}>
            <Trans>Add a contact</Trans>
          </Button>
        )}
        <ExportLink filter={asked} />
      </ContactFilters>
      <RemovedContact remove={remove} />
      <QueryBoundary query={contacts} loading={t`Loading contacts`} failed={t`The contacts could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length > 0)
            return (
              <Records
                caption={t`Contacts`}
                columns={changes ? [...CONTACT_COLUMNS, actions] : CONTACT_COLUMNS}
                rows={rows}
                keyOf={({ id }) => id}
              />
            );
          return <NoContacts filtered={Object.values(filterQuery(asked)).some((value) => value !== undefined)} />;
        }}
      </QueryBoundary>
      {contacts.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={contacts.isFetchingNextPage} onClick={() => void contacts.fetchNextPage()}>
            <Trans>Show more contacts</Trans>
          </Button>
        </Group>
      )}
      {adding && <AddContactDialog onClose={close} />}
      {changing && <ChangeContactDialog key={changing.id} contact={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function RowActions({
  contact,
  remove,
  onChange,
}: {
  contact: Contact;
  remove: ReturnType<typeof useRemoveContact>;
  onChange(): void;
}) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" aria-label={t`Change ${contact.name}`} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Remove ${contact.name}`}
        loading={remove.isPending && remove.variables.id === contact.id}
        onClick={() => remove.mutate(contact)}
      >
        <Trans>Remove</Trans>
      </Button>
    </Group>
  );
}

function ExportLink({ filter }: { filter: ContactFilter }) {
  const { host } = useRemote();
  const asked = Object.entries(filterQuery(filter)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<IconDownload size={16} />}
      href={`${host.api.baseUrl}/api/v1/contacts/export?${new URLSearchParams(asked)}`}
      download
    >
      <Trans>Export as CSV</Trans>
    </Button>
  );
}

function NoContacts({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <EmptyState title={t`No contact matches`}>
        <Trans>Search for fewer words, or take out a filter.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`No contact yet`}>
      <Trans>
        Add the places that you ship from and to, or{' '}
        <Anchor href="?view=import" underline="always">
          import them from a CSV file
        </Anchor>
        . A quote then needs only the name.
      </Trans>
    </EmptyState>
  );
}
