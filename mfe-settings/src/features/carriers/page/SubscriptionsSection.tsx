import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, Group, KeyValue, Stack, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../shared/Section';
import type { CarrierConnection } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';
import { useRetrySubscriptions } from './use-subscriptions';

type Subscription = CarrierConnection['subscriptions'][number];

const REFETCH_MS = 3_000;
const KINDS: Record<Subscription['kind'], MessageDescriptor> = {
  events: msg`Tracking events`,
  charges: msg`Preliminary charges`,
};
const STATES: Record<Subscription['state'], { tone: StatusTone; label: MessageDescriptor }> = {
  pending: { tone: 'active', label: msg`Subscribing` },
  active: { tone: 'done', label: msg`Active` },
  suspended: { tone: 'attention', label: msg`Suspended by the carrier` },
  failed: { tone: 'failed', label: msg`Failed` },
  not_offered: { tone: 'neutral', label: msg`Not offered by the carrier` },
  off: { tone: 'neutral', label: msg`Not subscribed` },
};
/** States that a user can change by subscribing again. */
const RETRYABLE: readonly Subscription['state'][] = ['suspended', 'failed', 'not_offered'];

/** What a carrier that is connected over HTTP sends by subscription. */
export function SubscriptionsSection({ id }: { id: string }) {
  const { api } = useRemote();
  const carriers = useQuery({
    ...carrierQueries.list(api),
    refetchInterval: ({ state }) =>
      state.data?.items.find((carrier) => carrier.id === id)?.connections.some(isPending) ? REFETCH_MS : false,
  });
  return (
    <QueryBoundary query={carriers} loading={t`Loading connections`} failed={t`The connections could not be loaded`}>
      {({ items }) =>
        items
          .find((carrier) => carrier.id === id)
          ?.connections.filter(({ subscriptions }) => subscriptions.length > 0)
          .map((connection) => <Subscriptions key={connection.id} connection={connection} />)
      }
    </QueryBoundary>
  );
}

function isPending({ subscriptions }: CarrierConnection): boolean {
  return subscriptions.some(({ state }) => state === 'pending');
}

function Subscriptions({ connection }: { connection: CarrierConnection }) {
  const canManage = useRemote().host.session.can('carrier.manage');
  const retry = useRetrySubscriptions(connection.id);
  const { subscriptions } = connection;
  const canRetry = subscriptions.some(
    ({ state, message }) => RETRYABLE.includes(state) || (state === 'active' && message !== null),
  );
  return (
    <Section
      title={t`Subscriptions`}
      description={t`Messages that the carrier sends to Lading. Lading polls for the rest.`}
    >
      <KeyValue
        items={subscriptions.map((subscription) => ({
          label: i18n._(KINDS[subscription.kind]),
          value: <SubscriptionState subscription={subscription} />,
        }))}
      />
      {canManage && canRetry && (
        <Group>
          <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
            <Trans>Subscribe again</Trans>
          </Button>
        </Group>
      )}
      {retry.isError && <FailureAlert error={retry.error} />}
    </Section>
  );
}

function SubscriptionState({ subscription: { state, message, since } }: { subscription: Subscription }) {
  const { tone, label } = STATES[state];
  return (
    <Stack gap={0}>
      <Group gap="xs" style={{ rowGap: 0 }}>
        <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>
        {since && state !== 'pending' && state !== 'off' && (
          <Text c="dimmed" size="sm">
            <Trans>
              Since <DateTimeInZone instant={since} />
            </Trans>
          </Text>
        )}
      </Group>
      {message && <Text size="sm">{message}</Text>}
    </Stack>
  );
}
