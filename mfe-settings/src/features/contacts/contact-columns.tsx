import { formatPhone, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { addressLine } from '../../shared/address/address-values';
import type { Column } from '../../shared/Records';
import type { Contact } from '../../shared/types';
import classes from './contacts.module.css';
import { placeTypeName } from './place-type-options';

/** What lists show of a contact. */
export const CONTACT_COLUMNS: Column<Contact>[] = [
  { name: msg`Name`, cell: ({ name }) => <strong>{name}</strong> },
  { name: msg`Address`, cell: ({ address }) => addressLine(address) },
  { name: msg`Kind of place`, cell: ({ placeType }) => placeTypeName(placeType) },
  { name: msg`Person`, cell: ({ people: [first] }) => first && <PersonLine {...first} /> },
];

function PersonLine({ name, phone, extension }: Contact['people'][number]) {
  return (
    <>
      {name}
      {phone && (
        <Text c="dimmed" className={classes.phone}>
          {extension ? t`${formatPhone(phone)}, ext. ${extension}` : formatPhone(phone)}
        </Text>
      )}
    </>
  );
}
