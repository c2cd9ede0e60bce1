import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import {
  Button,
  ConfirmDialog,
  CopyText,
  formatInstant,
  Group,
  KeyValue,
  Stack,
  Text,
  useDisclosure,
} from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../../shared/Section';
import { ShownOnceDialog } from '../../../shared/ShownOnceDialog';
import type { CarrierConnection, InboundSecret } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';
import { useCreateInboundSecret, useRemoveInboundSecret } from './use-inbound-secret';

/** The secret with which a carrier signs what it sends; only for interfaces over which carriers send messages. */
export function InboundSecretSection({ id }: { id: string }) {
  const { api } = useRemote();
  const carriers = useQuery(carrierQueries.list(api));
  const kinds = useQuery(carrierQueries.connectors(api)).data?.items ?? [];
  const sends = ({ connector }: CarrierConnection) =>
    kinds.some(({ kind, capabilities }) => kind === connector && capabilities.includes('subscriptions'));
  return (
    <QueryBoundary query={carriers} loading={t`Loading connections`} failed={t`The connections could not be loaded`}>
      {({ items }) =>
        items
          .find((carrier) => carrier.id === id)
          ?.connections.filter(sends)
          .map((connection) => <ConnectionSecret key={connection.id} connection={connection} />)
      }
    </QueryBoundary>
  );
}

function ConnectionSecret({ connection }: { connection: CarrierConnection }) {
  const canManage = useRemote().host.session.can('carrier.manage');
  const [created, setCreated] = useState<InboundSecret | null>(null);
  const create = useCreateInboundSecret(connection.id);
  const [removing, { open, close }] = useDisclosure();
  const { inboundSecretAt, previousSecretUntil } = connection;
  return (
    <Section
      title={t`Secret for messages from the carrier`}
      description={t`The carrier signs the events, charges, invoices and documents that it sends with this secret. Without one, Lading requests them.`}
    >
      <KeyValue
        items={[
          { label: t`Secret`, value: inboundSecretAt ? t`Created ${formatInstant(inboundSecretAt)}` : t`None` },
          ...(previousSecretUntil
            ? [{ label: t`Previous secret`, value: t`Accepted until ${formatInstant(previousSecretUntil)}` }]
            : []),
        ]}
      />
      {canManage && (
        <Group>
          <Button
            variant="default"
            loading={create.isPending}
            onClick={() => create.mutate(undefined, { onSuccess: setCreated })}
          >
            {inboundSecretAt ? <Trans>Rotate secret</Trans> : <Trans>Create secret</Trans>}
          </Button>
          {inboundSecretAt && (
            <Button variant="default" onClick={open}>
              <Trans>Remove secret</Trans>
            </Button>
          )}
        </Group>
      )}
      {inboundSecretAt && (
        <Text c="dimmed" size="sm">
          <Trans>After a rotation, the previous secret is accepted for 24 hours.</Trans>
        </Text>
      )}
      {create.isError && <FailureAlert error={create.error} />}
      {removing && <RemoveSecretDialog connection={connection} onClose={close} />}
      {created && (
        <ShownOnceDialog
          title={t`Secret for carrier messages`}
          name={t`secret`}
          secret={created.secret}
          onClose={() => setCreated(null)}
        >
          <Text>
            <Trans>Give the carrier the secret, the connection id and the addresses:</Trans>
          </Text>
          <KeyValue
            items={[
              {
                label: t`Connection id`,
                value: <CopyText name={t`connection id`} text={created.connectionId} />,
              },
              {
                label: t`Events`,
                value: <CopyText name={t`address for events`} text={created.url} />,
              },
              {
                label: t`Invoices and documents`,
                value: <CopyText name={t`address for invoices and documents`} text={created.invoicesUrl} />,
              },
            ]}
          />
          {created.previousSecretUntil && (
            <Text>
              <Trans>The previous secret is accepted until {formatInstant(created.previousSecretUntil)}.</Trans>
            </Text>
          )}
        </ShownOnceDialog>
      )}
    </Section>
  );
}

function RemoveSecretDialog({ connection, onClose }: { connection: CarrierConnection; onClose(): void }) {
  const remove = useRemoveInboundSecret(connection.id);
  return (
    <ConfirmDialog
      opened
      title={t`Remove the secret?`}
      confirmLabel={t`Remove secret`}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>Messages that the carrier sends are refused from now on.</Trans>
        </Text>
        {remove.isError && <FailureAlert error={remove.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
