import type { ListFilters } from '@lading/mfe-kit';
import { placeTypeOptions } from '@lading/trade';
import { t } from '@lingui/core/macro';
import type { ContactFilter } from './contact-queries';

/** Search and filters of the list and the map; all of them are in the URL. */
export const contactFilters = ({ q, placeType, state }: ContactFilter): ListFilters => ({
  label: t`Contacts`,
  search: { placeholder: t`Name, city or person`, value: q },
  fields: [
    {
      kind: 'choice',
      label: t`Location type`,
      parameter: 'placeType',
      value: placeType,
      options: placeTypeOptions().flatMap(({ items }) => items),
    },
    {
      kind: 'text',
      label: t`State or province`,
      parameter: 'state',
      value: state,
      placeholder: t`IL`,
      maxLength: 2,
      read: (typed) => (/^[a-z]{2}$/i.test(typed.trim()) ? typed.trim().toUpperCase() : null),
      hint: t`Enter two letters, such as IL or ON.`,
    },
  ],
});
