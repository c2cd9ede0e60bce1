import type { Column } from '@lading/mfe-kit';
import { placeTypeLabel } from '@lading/trade';
import { formatPhone, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { addressLine } from '../../shared/address/address-values';
import type { Contact } from '../../shared/types';
import { ContactActions } from './ContactActions';

const COLUMNS: Column<Contact>[] = [
  { id: 'name', header: msg`Name`, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'address', header: msg`Address`, cell: ({ address }) => addressLine(address) },
  { id: 'type', header: msg`Location type`, cell: ({ placeType }) => placeTypeLabel(placeType) },
  { id: 'person', header: msg`Person`, cell: ({ people: [first] }) => first && <Person {...first} /> },
];

/** Columns of the list, with actions for users who may edit. */
export const contactColumns = (onEdit: ((contact: Contact) => void) | null): Column<Contact>[] =>
  onEdit
    ? [
        ...COLUMNS,
        {
          id: 'actions',
          header: msg`Actions`,
          phone: 'corner',
          cell: (contact) => <ContactActions contact={contact} onEdit={() => onEdit(contact)} />,
        },
      ]
    : COLUMNS;

/** A contact on a phone, below its name. */
export function ContactCard({ contact: { address, placeType, people } }: { contact: Contact }) {
  const [first] = people;
  return (
    <>
      <div>{addressLine(address)}</div>
      <Text c="dimmed" size="sm">
        {[placeTypeLabel(placeType), first?.name, first?.phone && formatPhone(first.phone)].filter(Boolean).join(', ')}
      </Text>
    </>
  );
}

function Person({ name, phone, extension }: Contact['people'][number]) {
  return (
    <>
      {name}
      {phone && (
        <Text c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {extension ? t`${formatPhone(phone)}, ext. ${extension}` : formatPhone(phone)}
        </Text>
      )}
    </>
  );
}
