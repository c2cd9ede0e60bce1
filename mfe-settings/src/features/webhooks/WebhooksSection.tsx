import { QueryBoundary } from '@lading/mfe-kit';
import { Button, EmptyState, Group } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import { ShownOnceDialog } from '../../shared/ShownOnceDialog';
import type { Webhook } from '../../shared/types';
import { DeliveriesSection } from './DeliveriesSection';
import { kindsLine } from './kind-words';
import { useWebhooks } from './use-webhooks';
import { WebhookActions } from './WebhookActions';
import { WebhookState } from './WebhookState';

const AddWebhookDialog = lazyPart(async () => (await import('./WebhookDialog')).AddWebhookDialog);

const COLUMNS: Column<Webhook>[] = [
  { name: msg`URL`, cell: ({ url }) => <strong>{url}</strong> },
  { name: msg`Events`, cell: ({ kinds }) => kindsLine(kinds) },
  { name: msg`Status`, cell: (webhook) => <WebhookState webhook={webhook} /> },
];

/** Addresses that are told what happens in the company, and what became of that. */
export function WebhooksSection() {
  const webhooks = useWebhooks();
  const [search] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Trans>Add webhook</Trans>
    </Button>
  );
  const actions: Column<Webhook> = {
    name: msg`Actions`,
    cell: (webhook) => <WebhookActions webhook={webhook} onSecret={setSecret} />,
  };
  const shown = webhooks.data?.items.find(({ id }) => id === search.get('webhook'));
  return (
    <>
      <Section
        title={t`Webhooks`}
        description={t`Events are sent to your URL as signed JSON within seconds. Failed deliveries are retried for hours.`}
      >
        <QueryBoundary query={webhooks} loading={t`Loading webhooks`} failed={t`The webhooks could not be loaded`}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t`No webhooks`} action={add}>
                <Trans>Add the URL of a program that should receive events of your quotes and shipments.</Trans>
              </EmptyState>
            ) : (
              <>
                <Group>{add}</Group>
                <Records caption={t`Webhooks`} columns={[...COLUMNS, actions]} rows={items} keyOf={({ id }) => id} />
              </>
            )
          }
        </QueryBoundary>
      </Section>
      {shown && <DeliveriesSection key={shown.id} webhook={shown} />}
      {adding && (
        <Suspense>
          <AddWebhookDialog
            onAdded={(made) => {
              setAdding(false);
              setSecret(made.secret);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      {secret !== null && (
        <ShownOnceDialog title={t`Webhook secret`} name={t`secret`} secret={secret} onClose={() => setSecret(null)}>
          <Trans>
            Use it to verify deliveries: the Lading-Webhook-Signature header is v1= and the HMAC-SHA256 of id, time and
            body, joined by dots.
          </Trans>
        </ShownOnceDialog>
      )}
    </>
  );
}
