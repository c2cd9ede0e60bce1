import { type Column, DataList, ShowMore, useNotices, useSetFilters } from '@lading/mfe-kit';
import { Button, EmptyState } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import type { Webhook, WebhookDelivery } from '../../shared/types';
import { DELIVERY_COLUMNS, STATES } from './delivery-columns';
import { useDeliveries, useReplay } from './use-deliveries';

const readState = (text: string | null): WebhookDelivery['state'] | undefined =>
  text === 'waiting' || text === 'delivered' || text === 'failed' ? text : undefined;

/** Deliveries to a webhook in the last 30 days. */
export function DeliveriesSection({ webhook }: { webhook: Webhook }) {
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const notices = useNotices();
  const state = readState(search.get('state'));
  const deliveries = useDeliveries(webhook, state);
  const replay = useReplay(webhook);
  const actions: Column<WebhookDelivery> = {
    id: 'actions',
    header: msg`Actions`,
    cell: (delivery) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Resend ${delivery.id}`}
        loading={replay.isPending && replay.variables.id === delivery.id}
        onClick={() =>
          replay.mutate(delivery, { onError: (error) => notices.error(t`The delivery was not resent.`, error) })
        }
      >
        <Trans>Resend</Trans>
      </Button>
    ),
  };
  return (
    <Section
      title={t`Deliveries to ${webhook.url}`}
      description={t`Kept for 30 days. A resent delivery keeps its ID, so that your program can detect duplicates.`}
    >
      <DataList
        name="webhook-deliveries"
        caption={t`Deliveries`}
        query={deliveries}
        columns={[...DELIVERY_COLUMNS, actions]}
        rows={deliveries.data?.pages.flatMap(({ items }) => items) ?? []}
        rowId={({ id }) => id}
        filters={{
          label: t`Deliveries`,
          fields: [
            {
              kind: 'choice',
              label: t`Status`,
              parameter: 'state',
              value: state,
              options: Object.entries(STATES).map(([value, { word }]) => ({ value, label: i18n._(word) })),
            },
          ],
        }}
        onClearFilters={state && (() => setFilters({ state: undefined }))}
        empty={
          <EmptyState title={t`No deliveries yet`}>
            <Trans>Each event is listed with its answer. Send a test event to see how a delivery looks.</Trans>
          </EmptyState>
        }
        pager={<ShowMore query={deliveries} />}
      />
    </Section>
  );
}
