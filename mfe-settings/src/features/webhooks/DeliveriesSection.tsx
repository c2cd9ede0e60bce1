import { FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Button, EmptyState, Group, NativeSelect } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { Webhook, WebhookDelivery } from '../../shared/types';
import { DELIVERY_COLUMNS, STATES } from './delivery-columns';
import { useDeliveries, useReplay } from './use-deliveries';

const readState = (text: string | null): WebhookDelivery['state'] | undefined =>
  text === 'waiting' || text === 'delivered' || text === 'failed' ? text : undefined;

/** What was sent to a webhook in the last 30 days, and what it answered. */
export function DeliveriesSection({ webhook }: { webhook: Webhook }) {
  const [search, setSearch] = useSearchParams();
  const state = readState(search.get('state'));
  const deliveries = useDeliveries(webhook, state);
  const replay = useReplay(webhook);
  const filter = (chosen: string) =>
    setSearch(
      (current) => {
        if (chosen) current.set('state', chosen);
        else current.delete('state');
        return current;
      },
      { replace: true },
    );
  const actions: Column<WebhookDelivery> = {
    name: msg`Actions`,
    cell: (delivery) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Resend ${delivery.id}`}
        loading={replay.isPending && replay.variables.id === delivery.id}
        onClick={() => replay.mutate(delivery)}
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
      <NativeSelect
        label={t`Status`}
        maw="16rem"
        value={state ?? ''}
        onChange={(event) => filter(event.currentTarget.value)}
        data={[
          { value: '', label: t`All statuses` },
          ...Object.entries(STATES).map(([value, { word }]) => ({ value, label: i18n._(word) })),
        ]}
      />
      {replay.isError && <FailureAlert error={replay.error} />}
      <QueryBoundary query={deliveries} loading={t`Loading deliveries`} failed={t`The deliveries could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? (
            <EmptyState title={t`No deliveries`}>
              <Trans>Send a test event to see how a delivery looks.</Trans>
            </EmptyState>
          ) : (
            <Records
              caption={t`Deliveries`}
              columns={[...DELIVERY_COLUMNS, actions]}
              rows={rows}
              keyOf={({ id }) => id}
            />
          );
        }}
      </QueryBoundary>
      {deliveries.hasNextPage && (
        <Group justify="center">
          <Button
            variant="default"
            loading={deliveries.isFetchingNextPage}
            onClick={() => void deliveries.fetchNextPage()}
          >
            <Trans>Show older deliveries</Trans>
          </Button>
        </Group>
      )}
    </Section>
  );
}
