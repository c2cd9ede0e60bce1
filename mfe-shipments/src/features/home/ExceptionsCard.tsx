import { type components, unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { QueryBoundary, useNow, useRemote } from '@lading/mfe-kit';
import { Anchor, formatRelative, Group, Stack, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EXCEPTION_NAMES, isOverdue, SEVERITIES } from '../../shared/exceptions/exception-names';

type QueuedException = components['schemas']['QueuedExceptionDto'];

/** Exceptions of the card; the queue has the others. */
const MOST = 5;

const urgentOptions = ({ api }: Pick<ReturnType<typeof useRemote>, 'api'>) =>
  queryOptions({
    queryKey: ['urgent-exceptions'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/shipments/exceptions', { params: { query: { limit: MOST } }, signal })),
  });

/** The most urgent open exceptions, on the home page. */
export function ExceptionsCard() {
  const remote = useRemote();
  const urgent = useQuery(urgentOptions(remote));
  const { refetch } = urgent;
  const { live } = remote.host.events;
  useEffect(() => live('shipment', () => void refetch()), [live, refetch]);
  return (
    <QueryBoundary query={urgent} loading={t`Loading exceptions`} failed={t`Exceptions could not be loaded`}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t`No open exceptions.`}</Text>
        ) : (
          <Stack gap="xs">
            {items.map((exception) => (
              <Exception key={exception.id} exception={exception} />
            ))}
            <Anchor component={Link} to={`${paths.shipments()}?view=needs_action`}>
              <Trans>Show all exceptions</Trans>
            </Anchor>
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function Exception({ exception }: { exception: QueuedException }) {
  const now = useNow();
  const { kind, severity, shipmentId, shipmentNumber, lane, dueAt } = exception;
  const due = formatRelative(dueAt, now);
  return (
    <div>
      <Group gap="xs">
        <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(EXCEPTION_NAMES[kind])}</StatusBadge>
        <Anchor component={Link} to={paths.shipment(shipmentId)}>
          {shipmentNumber}
        </Anchor>
      </Group>
      <Text size="xs" c="dimmed">
        {lane}, {isOverdue(exception, now) ? t`overdue, was due ${due}` : t`due ${due}`}
      </Text>
    </div>
  );
}
