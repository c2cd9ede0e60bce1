import { Anchor, Button, DateTimeInZone, EmptyState, formatDate, Group, StatusBadge, Text } from '@lading/ui';
import { useState } from 'react';
import { useArea } from '../../shared/area';
import { Loaded } from '../../shared/Loaded';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import { ShownOnceDialog } from '../../shared/ShownOnceDialog';
import type { ApiKey } from '../../shared/types';
import { CurlExample } from './CurlExample';
import { permissionWords } from './key-permissions';
import { MakeKeyDialog } from './MakeKeyDialog';
import { RevokeDialog } from './RevokeDialog';
import { type MadeKey, useApiKeys } from './use-api-keys';

const COLUMNS: Column<ApiKey>[] = [
  {
    name: 'Key',
    cell: ({ name, tokenStart }) => (
      <div>
        <strong>{name}</strong>
        <Text c="dimmed" size="sm">
          {tokenStart}…
        </Text>
      </div>
    ),
  },
  { name: 'May', cell: ({ permissions }) => permissions.map(permissionWords).join('; ') },
  { name: 'Works until', cell: (key) => <Expiry {...key} /> },
  { name: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTimeInZone instant={lastUsedAt} /> : 'Never') },
  { name: 'Made by', cell: (key) => <Maker {...key} /> },
];

/** Keys by which programs use the API for the company. */
export function ApiKeysSection() {
  const { host } = useArea();
  const keys = useApiKeys();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const make = <Button onClick={() => setMaking(true)}>Make a key</Button>;
  const actions: Column<ApiKey> = {
    name: 'Actions',
    cell: (key) => (
      <Button size="compact-sm" variant="default" aria-label={`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
        Revoke
      </Button>
    ),
  };
  return (
    <Section title="API keys" description="By a key a program does for the company what a person can, within what the key is allowed. Revoke a key that nobody needs any more.">
      <Text>
        <Anchor href={`${host.api.baseUrl}/api/v1/docs`}>How to use the API</Anchor>
      </Text>
      <Loaded query={keys} name="API keys">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No key yet" action={make}>
              Make one for each program, with no more permissions than it needs.
            </EmptyState>
          ) : (
            <>
              <Group>{make}</Group>
              <Records caption="API keys" columns={[...COLUMNS, actions]} rows={items} keyOf={({ id }) => id} />
            </>
          )
        }
      </Loaded>
      {making && (
        <MakeKeyDialog
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && (
        <ShownOnceDialog title={`Token of ${made.name}`} name="token" secret={made.token} onClose={() => setMade(null)}>
          <CurlExample made={made} />
        </ShownOnceDialog>
      )}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Section>
  );
}

function Expiry({ state, expiresOn }: ApiKey) {
  if (expiresOn === null) return 'It is revoked';
  return state === 'expired' ? <StatusBadge tone="attention">{`Expired ${formatDate(expiresOn)}`}</StatusBadge> : formatDate(expiresOn);
}

function Maker({ createdBy: { name, isMember } }: ApiKey) {
  return (
    <div>
      {name}
      {!isMember && <StatusBadge tone="attention">No longer a member</StatusBadge>}
    </div>
  );
}
