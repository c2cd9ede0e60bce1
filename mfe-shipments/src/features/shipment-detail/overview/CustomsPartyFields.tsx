import { type Api, unwrap } from '@lading/api-client';
import { AsyncSelect, FormSelect, FormSwitch, FormTextInput, useRemote } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { SimpleGrid, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CustomsValues, type ListedContact, partyOfContact } from './customs-form';

type PartyName = 'importer' | 'broker';

const countries = () => [
  { value: 'US', label: t`United States` },
  { value: 'CA', label: t`Canada` },
];

const searchContacts = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['contacts', q],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/contacts', { params: { query: { q: q || undefined, limit: 8 } }, signal }))).items,
  });

/** Importer of record or customs broker: from the address book, or typed. */
export function CustomsPartyFields({ party, label, title }: { party: PartyName; label: string; title: string }) {
  const { api, host } = useRemote();
  const { setValue } = useFormContext<CustomsValues>();
  const isGiven = useWatch<CustomsValues, `${PartyName}.given`>({ name: `${party}.given` });
  const fill = (contact: ListedContact | null) => {
    if (contact) setValue(party, partyOfContact(contact), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormSwitch<CustomsValues> name={`${party}.given`} label={label} />
      {isGiven && (
        <Stack role="group" aria-label={title}>
          {host.session.can('contact.read') && (
            <AsyncSelect
              label={t`From the address book`}
              placeholder={t`Type to search contacts`}
              value={null}
              onChange={fill}
              search={(text) => searchContacts(api, text)}
              keyOf={({ id }) => id}
              labelOf={({ name, address }) => [name, address.address1, address.city, address.state].join(', ')}
            />
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <FormTextInput<CustomsValues> name={`${party}.name`} label={title} maxLength={LIMITS.stopName} />
            <FormTextInput<CustomsValues>
              name={`${party}.number`}
              label={t`Importer number or filer code`}
              maxLength={LIMITS.reference}
            />
            <FormTextInput<CustomsValues>
              name={`${party}.address1`}
              label={t`Street or PO box`}
              maxLength={LIMITS.address}
            />
            <FormTextInput<CustomsValues> name={`${party}.address2`} label={t`Suite`} maxLength={LIMITS.address} />
            <FormTextInput<CustomsValues> name={`${party}.city`} label={t`City`} maxLength={LIMITS.city} />
            <FormTextInput<CustomsValues> name={`${party}.state`} label={t`State or province`} maxLength={2} />
            <FormTextInput<CustomsValues>
              name={`${party}.postalCode`}
              label={t`Postal code`}
              maxLength={LIMITS.postalCode}
            />
            <FormSelect<CustomsValues> name={`${party}.country`} label={t`Country`} data={countries()} />
            <FormTextInput<CustomsValues>
              name={`${party}.contact.name`}
              label={t`Contact (optional)`}
              maxLength={LIMITS.personName}
            />
            <FormTextInput<CustomsValues> name={`${party}.contact.phone`} label={t`Phone`} type="tel" maxLength={30} />
            <FormTextInput<CustomsValues>
              name={`${party}.contact.extension`}
              label={t`Extension`}
              inputMode="numeric"
              maxLength={6}
            />
            <FormTextInput<CustomsValues> name={`${party}.contact.email`} label={t`Email`} type="email" />
          </SimpleGrid>
        </Stack>
      )}
    </>
  );
}
