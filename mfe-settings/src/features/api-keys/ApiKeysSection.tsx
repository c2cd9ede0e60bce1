import { QueryBoundary } from '@lading/mfe-kit';
import { Button, DateTimeInZone, EmptyState, formatDate, Group, StatusBadge, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useApiKeys } from '../../shared/api-keys';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import { ShownOnceDialog } from '../../shared/ShownOnceDialog';
import type { ApiKey } from '../../shared/types';
import { CurlExample } from './CurlExample';
import { DocsLink } from './DocsLink';
import { permissionWords } from './key-permissions';
import { MakeKeyDialog } from './MakeKeyDialog';
import { RevokeDialog } from './RevokeDialog';
import type { MadeKey } from './use-api-keys';

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
  const keys = useApiKeys();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const make = (
    <Button onClick={() => setMaking(true)}>
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
            <EmptyState title={t`No API keys`} action={make}>
              <Trans>Create one key per program, with only the permissions that it needs.</Trans>
            </EmptyState>
          ) : (
            <>
              <Group>{make}</Group>
              <Records caption={t`API keys`} columns={[...COLUMNS, actions]} rows={items} keyOf={({ id }) => id} />
            </>
          )
        }
      </QueryBoundary>
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
        <ShownOnceDialog
          title={t`Token for ${made.name}`}
          name={t`token`}
          secret={made.token}
          onClose={() => setMade(null)}
        >
          <CurlExample made={made} />
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
