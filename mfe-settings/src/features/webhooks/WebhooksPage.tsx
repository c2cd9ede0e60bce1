import { type Column, DataTable, QueryBoundary } from '@lading/mfe-kit';
import { Button, EmptyState, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import { ShownOnceDialog } from '../../shared/ShownOnceDialog';
import type { Webhook } from '../../shared/types';
import { DeliveriesSection } from './DeliveriesSection';
import { kindsLine } from './kind-words';
import { useWebhooks } from './use-webhooks';
import { WebhookActions } from './WebhookActions';
import { WebhookState } from './WebhookState';

/** Forms are loaded when one is opened. */
const AddWebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog')).AddWebhookDialog }));

const COLUMNS: Column<Webhook>[] = [
  { id: 'url', header: msg`URL`, cell: ({ url }) => <strong>{url}</strong> },
  { id: 'events', header: msg`Events`, cell: ({ kinds }) => kindsLine(kinds) },
  { id: 'status', header: msg`Status`, cell: (webhook) => <WebhookState webhook={webhook} /> },
];

/** Webhooks of the company, and the deliveries to one of them. */
export function WebhooksPage() {
  const webhooks = useWebhooks();
  const [search] = useSearchParams();
  const [adding, { open, close }] = useDisclosure();
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button onClick={open}>
      <Trans>Add webhook</Trans>
    </Button>
  );
  const actions: Column<Webhook> = {
    id: 'actions',
    header: msg`Actions`,
    cell: (webhook) => <WebhookActions webhook={webhook} onSecret={setSecret} />,
  };
  const shown = webhooks.data?.items.find(({ id }) => id === search.get('webhook'));
  return (
    <SettingsPage
      name="webhooks"
      section={COMPANY_SECTIONS.webhooks}
      ready={!webhooks.isPending}
      description={t`Events are sent to your URL as signed JSON within seconds. Failed deliveries are retried for hours.`}
      action={add}
    >
      <QueryBoundary query={webhooks} loading={t`Loading webhooks`} failed={t`The webhooks could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t`No webhooks yet`}>
              <Trans>
                Webhooks are listed with their state and deliveries. Add the URL of a program that receives events.
              </Trans>
            </EmptyState>
          ) : (
            <DataTable caption={t`Webhooks`} columns={[...COLUMNS, actions]} rows={items} rowId={({ id }) => id} />
          )
        }
      </QueryBoundary>
      {shown && <DeliveriesSection key={shown.id} webhook={shown} />}
      <Suspense>
        {adding && <AddWebhookDialog onAdded={(webhook) => setSecret(webhook.secret)} onClose={close} />}
      </Suspense>
      {secret !== null && (
        <ShownOnceDialog title={t`Webhook secret`} name={t`secret`} secret={secret} onClose={() => setSecret(null)}>
          <Trans>
            Use it to verify deliveries: the Lading-Webhook-Signature header is v1= and the HMAC-SHA256 of id, time and
            body, joined by dots.
          </Trans>
        </ShownOnceDialog>
      )}
    </SettingsPage>
  );
}
