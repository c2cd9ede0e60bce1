import { Alert, Button, EmptyState, Group, Paper, Radio, Stack, Text } from '@lading/ui';
import { useState } from 'react';
import { addressLine } from '../../shared/address/address-values';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';
import { Loaded } from '../../shared/Loaded';
import type { Contact } from '../../shared/types';
import { useDuplicates, useMergeContacts } from './use-contacts';

/** Contacts that seem to be there more than once, to be made one. */
export function DuplicatesView() {
  const duplicates = useDuplicates();
  const merge = useMergeContacts();
  return (
    <>
      <Text c="dimmed">Contacts of the same name at the same address, however they are written. The one that is kept takes what it lacks from the others; those are removed.</Text>
      {merge.isError && <FailureAlert error={merge.error} />}
      <div role="status">{merge.isSuccess && <Alert color="green">{merge.data.name} is one contact now.</Alert>}</div>
      <Loaded query={duplicates} name="duplicates">
        {({ pages }) => {
          const groups = pages.flatMap(({ items }) => items);
          if (groups.length === 0) return <EmptyState title="Nothing is there twice">Every contact has its own name and address.</EmptyState>;
          return groups.map(({ contacts }) => <DuplicateGroup key={contacts.map(({ id }) => id).join()} contacts={contacts} merge={merge} />);
        }}
      </Loaded>
      {duplicates.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={duplicates.isFetchingNextPage} onClick={() => void duplicates.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}

function DuplicateGroup({ contacts, merge }: { contacts: readonly Contact[]; merge: ReturnType<typeof useMergeContacts> }) {
  const { host } = useArea();
  const [chosen, setChosen] = useState(contacts[0]?.id ?? '');
  const kept = contacts.find(({ id }) => id === chosen);
  if (kept === undefined) return null;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Radio.Group label="Keep" value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {contacts.map(({ id, name, address, people }) => (
              <Radio key={id} value={id} label={name} description={[addressLine(address), ...people.map((person) => person.name)].join(', ')} />
            ))}
          </Stack>
        </Radio.Group>
        {host.session.can('contact.edit') && (
          <div>
            <Button
              variant="default"
              aria-label={`Make one contact of ${kept.name}`}
              loading={merge.isPending && merge.variables.kept.id === kept.id}
              onClick={() => merge.mutate({ kept, others: contacts.filter(({ id }) => id !== kept.id) })}
            >
              Make them one contact
            </Button>
          </div>
        )}
      </Stack>
    </Paper>
  );
}
