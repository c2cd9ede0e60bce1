import { QueryBoundary, ShowMore, useNotices, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState, Paper, Radio, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressLine } from '../../shared/address/address-values';
import type { Contact } from '../../shared/types';
import { contactQueries } from './contact-queries';
import { useMergeContacts } from './use-contact-mutations';

/** Contacts that seem to be the same, to be merged. */
export function DuplicatesView() {
  const { api } = useRemote();
  const duplicates = useInfiniteQuery(contactQueries.duplicates(api));
  return (
    <>
      <Text c="dimmed">
        <Trans>Contacts with similar names at the same address. Merging fills gaps in the one you keep.</Trans>
      </Text>
      <QueryBoundary query={duplicates} loading={t`Loading duplicates`} failed={t`The duplicates could not be loaded`}>
        {({ pages }) => {
          const groups = pages.flatMap(({ items }) => items);
          if (groups.length === 0)
            return (
              <EmptyState title={t`No duplicates found`}>
                <Trans>Every contact has its own name and address.</Trans>
              </EmptyState>
            );
          return groups.map(({ contacts }) => (
            <DuplicateGroup key={contacts.map(({ id }) => id).join()} contacts={contacts} />
          ));
        }}
      </QueryBoundary>
      <ShowMore query={duplicates} />
    </>
  );
}

function DuplicateGroup({ contacts }: { contacts: readonly Contact[] }) {
  const { host } = useRemote();
  const notices = useNotices();
  const merge = useMergeContacts();
  const [chosen, setChosen] = useState(contacts[0]?.id ?? '');
  const kept = contacts.find(({ id }) => id === chosen);
  if (kept === undefined) return null;
  const { name } = kept;
  const mergeGroup = () =>
    merge.mutateAsync({ kept, others: contacts.filter((contact) => contact !== kept) }).then(
      () => notices.success(t`The contacts were merged into ${name}.`),
      (error: unknown) => notices.error(t`The contacts were not merged.`, error),
    );
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Radio.Group label={t`Contact to keep`} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {contacts.map((contact) => (
              <Radio
                key={contact.id}
                value={contact.id}
                label={contact.name}
                description={[addressLine(contact.address), ...contact.people.map((person) => person.name)].join(', ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        {host.session.can('contact.edit') && (
          <div>
            <Button
              variant="default"
              aria-label={t`Merge into ${name}`}
              loading={merge.isPending}
              onClick={() => void mergeGroup()}
            >
              <Trans>Merge contacts</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Paper>
  );
}
