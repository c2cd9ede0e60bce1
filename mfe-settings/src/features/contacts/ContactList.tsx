import { DataList, ShowMore, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Contact } from '../../shared/types';
import { ContactCard, contactColumns } from './contact-columns';
import { type ContactFilter, contactQueries, filterQuery } from './contact-queries';
import { contactFilters } from './contact-filters';
import { useContactFilter } from './use-contact-filter';

/** Forms are loaded when one is opened. */
const EditContactDialog = lazy(async () => ({ default: (await import('./ContactDialog')).EditContactDialog }));

/** The address book with search, filters and export. */
export function ContactList() {
  const { host, api } = useRemote();
  const { filter, clear } = useContactFilter();
  const [edited, setEdited] = useState<Contact | null>(null);
  const contacts = useInfiniteQuery(contactQueries.list(api, filter));
  const canEdit = host.session.can('contact.edit');
  const columns = useMemo(() => contactColumns(canEdit ? setEdited : null), [canEdit]);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <>
      <DataList
        name="contacts"
        caption={t`Contacts`}
        query={contacts}
        columns={columns}
        rows={contacts.data?.pages.flatMap(({ items }) => items) ?? []}
        rowId={({ id }) => id}
        card={(contact) => <ContactCard contact={contact} />}
        filters={contactFilters(filter)}
        onClearFilters={isFiltered ? clear : undefined}
        exportHref={`${host.api.baseUrl}/api/v1/contacts/export?${exportQuery(filter)}`}
        empty={<NoContacts canEdit={canEdit} />}
        pager={<ShowMore query={contacts} />}
      />
      <Suspense>
        {edited && <EditContactDialog key={edited.id} contact={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

function exportQuery(filter: ContactFilter): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filterQuery(filter))) if (value) search.set(name, value);
  return search;
}

const NoContacts = ({ canEdit }: { canEdit: boolean }) => (
  <EmptyState
    title={t`No contacts yet`}
    action={
      canEdit && (
        <Button variant="default" component={Link} to="?view=import">
          <Trans>Import contacts</Trans>
        </Button>
      )
    }
  >
    <Trans>
      Contacts fill in address, hours and services of quotes. Add your pickup and delivery locations, or import them
      from a CSV file.
    </Trans>
  </EmptyState>
);
