import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, EmptyState, formatDate, StatusBadge, Text, useDisclosure } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { apiKeyQueries } from '../../shared/api-key-queries';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import { ShownOnceDialog } from '../../shared/ShownOnceDialog';
import type { ApiKey } from '../../shared/types';
import { CurlExample } from './CurlExample';
import { DocsLink } from './DocsLink';
import { permissionWords } from './key-permissions';
import { RevokeDialog } from './RevokeDialog';
import type { CreatedKey } from './use-api-keys';

/** Forms are loaded when one is opened. */
const CreateKeyDialog = lazy(async () => ({ default: (await import('./CreateKeyDialog')).CreateKeyDialog }));

const COLUMNS: Column<ApiKey>[] = [
  {
    id: 'key',
    header: msg`Key`,
    cell: ({ name, tokenStart }) => (
      <div>
        <strong>{name}</strong>
        <Text c="dimmed" size="sm">
          {tokenStart}…
        </Text>
      </div>
    ),
  },
  {
    id: 'permissions',
    header: msg`Permissions`,
    cell: ({ permissions }) => permissions.map(permissionWords).join('; '),
  },
  { id: 'expires', header: msg`Expires`, cell: (key) => <Expiry {...key} /> },
  {
    id: 'lastUsed',
    header: msg`Last used`,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTimeInZone instant={lastUsedAt} /> : t`Never`),
  },
  { id: 'createdBy', header: msg`Created by`, cell: (key) => <Creator {...key} /> },
];

/** API keys of the company. */
export function ApiKeysPage() {
  const { api } = useRemote();
  const keys = useQuery(apiKeyQueries.list(api));
  const [creating, { open, close }] = useDisclosure();
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const create = (
    <Button onClick={open}>
      <Trans>Create API key</Trans>
    </Button>
  );
  const actions: Column<ApiKey> = {
    id: 'actions',
    header: msg`Actions`,
    cell: (key) => (
      <Button size="compact-sm" variant="default" aria-label={t`Revoke ${key.name}`} onClick={() => setRevoking(key)}>
        <Trans>Revoke</Trans>
      </Button>
    ),
  };
  return (
    <SettingsPage
      name="api-keys"
      section={COMPANY_SECTIONS.apiKeys}
      ready={!keys.isPending}
      description={t`Programs use API keys to call the API for your company. Revoke keys that are no longer used.`}
      action={create}
    >
      <DocsLink />
      <QueryBoundary query={keys} loading={t`Loading API keys`} failed={t`The API keys could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t`No API keys yet`}>
              <Trans>Keys are listed with their last use. Create one per program, with only what it needs.</Trans>
            </EmptyState>
          ) : (
            <DataTable caption={t`API keys`} columns={[...COLUMNS, actions]} rows={items} rowId={({ id }) => id} />
          )
        }
      </QueryBoundary>
      <Suspense>{creating && <CreateKeyDialog onCreated={setCreated} onClose={close} />}</Suspense>
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
    </SettingsPage>
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

function Creator({ createdBy: { name, isMember } }: ApiKey) {
  return (
    <div>
      {name}
      {!isMember && <StatusBadge tone="attention">{t`No longer a member`}</StatusBadge>}
    </div>
  );
}
