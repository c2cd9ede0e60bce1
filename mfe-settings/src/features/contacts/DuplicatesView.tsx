import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, Button, EmptyState, Group, Paper, Radio, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { addressLine } from '../../shared/address/address-values';
import type { Contact } from '../../shared/types';
import { useDuplicates, useMergeContacts } from './use-contacts';

/** Contacts that seem to be there more than once, to be made one. */
export function DuplicatesView() {
  const duplicates = useDuplicates();
  const merge = useMergeContacts();
  return (
    <>
      <Text c="dimmed">
        <Trans>
          Contacts of the same name at the same address, however they are written. The one that is kept takes what it
          lacks from the others; those are removed.
        </Trans>
      </Text>
      {merge.isError && <FailureAlert error={merge.error} />}
      <div role="status">
        {merge.isSuccess && (
          <Alert color="green">
            <Trans>{merge.data.name} is one contact now.</Trans>
          </Alert>
        )}
      </div>
      <QueryBoundary query={duplicates} loading={t`Loading duplicates`} failed={t`The duplicates could not be loaded`}>
        {({ pages }) => {
          const groups = pages.flatMap(({ items }) => items);
          if (groups.length === 0)
            return (
              <EmptyState title={t`Nothing is there twice`}>
                <Trans>Every contact has its own name and address.</Trans>
              </EmptyState>
            );
          return groups.map(({ contacts }) => (
            <DuplicateGroup key={contacts.map(({ id }) => id).join()} contacts={contacts} merge={merge} />
          ));
        }}
      </QueryBoundary>
      {duplicates.hasNextPage && (
        <Group justify="center">
          <Button
            variant="default"
            loading={duplicates.isFetchingNextPage}
            onClick={() => void duplicates.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}

function DuplicateGroup({
  contacts,
  merge,
}: {
  contacts: readonly Contact[];
  merge: ReturnType<typeof useMergeContacts>;
}) {
  const { host } = useRemote();
  const [chosen, setChosen] = useState(contacts[0]?.id ?? '');
  const kept = contacts.find(({ id }) => id === chosen);
  if (kept === undefined) return null;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Radio.Group label={t`Keep`} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {contacts.map(({ id, name, address, people }) => (
              <Radio
                key={id}
                value={id}
                label={name}
                description={[addressLine(address), ...people.map((person) => person.name)].join(', ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        {host.session.can('contact.edit') && (
          <div>
            <Button
              variant="default"
              aria-label={t`Make one contact of ${kept.name}`}
              loading={merge.isPending && merge.variables.kept.id === kept.id}
              onClick={() => merge.mutate({ kept, others: contacts.filter(({ id }) => id !== kept.id) })}
            >
              <Trans>Make them one contact</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Paper>
  );
}
