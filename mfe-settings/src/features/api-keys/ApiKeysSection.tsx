import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, EmptyState, formatDate, Group, StatusBadge, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { apiKeyQueries } from '../../shared/api-key-queries';
import { lazyPart } from '../../shared/lazy-part';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import { ShownOnceDialog } from '../../shared/ShownOnceDialog';
import type { ApiKey } from '../../shared/types';
import { CurlExample } from './CurlExample';
import { DocsLink } from './DocsLink';
import { permissionWords } from './key-permissions';
import { RevokeDialog } from './RevokeDialog';
import type { CreatedKey } from './use-api-keys';

const CreateKeyDialog = lazyPart(async () => (await import('./CreateKeyDialog')).CreateKeyDialog);

const COLUMNS: Column<ApiKey>[] = [
  {
    name: msg`Key`,
    cell: ({ name, tokenStart }) => (
      <div>
        <strong>{name}</strong>
        <Text c="dimmed" size="sm">
          {tokenStart}…
        </Text>
      </div>
    ),
  },
  { name: msg`Permissions`, cell: ({ permissions }) => permissions.map(permissionWords).join('; ') },
  { name: msg`Expires`, cell: (key) => <Expiry {...key} /> },
  { name: msg`Last used`, cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTimeInZone instant={lastUsedAt} /> : t`Never`) },
  { name: msg`Created by`, cell: (key) => <Maker {...key} /> },
];

/** Keys by which programs use the API for the company. */
export function ApiKeysSection() {
  const { api } = useRemote();
  const keys = useQuery(apiKeyQueries.list(api));
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Trans>Create API key</Trans>
    </Button>
  );
  const actions: Column<ApiKey> = {
    name: msg`Actions`,
    cell: (key) => (
      <Button size="compact-sm" variant="default" aria-label={t`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
        <Trans>Revoke</Trans>
      </Button>
    ),
  };
  return (
    <Section
      title={t`API keys`}
      description={t`Programs use API keys to call the API for your company. Revoke keys that are no longer used.`}
    >
      <DocsLink />
      <QueryBoundary query={keys} loading={t`Loading API keys`} failed={t`The API keys could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t`No API keys`} action={create}>
              <Trans>Create one key per program, with only the permissions that it needs.</Trans>
            </EmptyState>
          ) : (
            <>
              <Group>{create}</Group>
              <Records caption={t`API keys`} columns={[...COLUMNS, actions]} rows={items} keyOf={({ id }) => id} />
            </>
          )
        }
      </QueryBoundary>
      {creating && (
        <Suspense>
          <CreateKeyDialog
            onCreated={(key) => {
              setCreating(false);
              setCreated(key);
            }}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
      {created && (
        <ShownOnceDialog
          title={t`Token for ${created.name}`}
          name={t`token`}
          secret={created.token}
          onClose={() => setCreated(null)}
        >
          <CurlExample created={created} />
        </ShownOnceDialog>
      )}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Section>
  );
}

function Expiry({ state, expiresOn }: ApiKey) {
  if (expiresOn === null) return t`Never`;
  return state === 'expired' ? (
    <StatusBadge tone="attention">{t`Expired ${formatDate(expiresOn)}`}</StatusBadge>
  ) : (
    formatDate(expiresOn)
  );
}

function Maker({ createdBy: { name, isMember } }: ApiKey) {
  return (
    <div>
      {name}
      {!isMember && <StatusBadge tone="attention">{t`No longer a member`}</StatusBadge>}
    </div>
  );
}
