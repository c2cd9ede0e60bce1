import { FormDialog, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { termLabel } from '@lading/trade/glossary';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { CarrierConnection, ConnectedCarrier, Connector } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';
import { connectionSchema, connectionValues, newConnection, newConnectionSchema } from './connection-form';
import { ConnectionFields } from './ConnectionFields';
import { KindField } from './KindField';
import { useChangeConnection, useConnectCarrier } from './use-connection-mutations';

/** Connects a carrier over HTTP. */
export function ConnectDialog({ onClose }: { onClose(): void }) {
  const id = useId();
  const connect = useConnectCarrier();
  const { api } = useRemote();
  const kinds = useQuery(carrierQueries.connectors(api)).data?.items ?? [];
  const form = useZodForm({ schema: newConnectionSchema, defaults: newConnection() });
  const kind = useWatch({ control: form.control, name: 'connector' });
  const connector = kinds.find((each) => each.kind === kind);
  return (
    <FormDialog
      title={t`Connect carrier`}
      submitLabel={t`Connect carrier`}
      size="lg"
      form={form}
      onSubmit={connect.mutateAsync}
      onClose={onClose}
    >
      <KindField kinds={kinds} />
      {!connector?.carrier && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <FormTextInput name="scac" id={id} {...termLabel(id, 'SCAC', 'scac')} maxLength={4} data-autofocus />
          <FormTextInput name="name" label={t`Carrier`} />
        </SimpleGrid>
      )}
      <ConnectionFields hasCredentials={false} connector={connector} />
    </FormDialog>
  );
}

interface EditConnectionDialogProps {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
  onClose(): void;
}

/** Edits the settings of a connection. */
export function EditConnectionDialog(props: EditConnectionDialogProps) {
  const { api } = useRemote();
  const kinds = useQuery(carrierQueries.connectors(api));
  if (kinds.isPending) return null;
  const connector = kinds.data?.items.find(({ kind }) => kind === props.connection.connector);
  return <EditDialog {...props} connector={connector} />;
}

function EditDialog({
  carrier,
  connection,
  connector,
  onClose,
}: EditConnectionDialogProps & { connector: Connector | undefined }) {
  const change = useChangeConnection(connection);
  const form = useZodForm({ schema: connectionSchema, defaults: connectionValues(connection, connector) });
  return (
    <FormDialog
      title={t`Connection to ${carrier.name}`}
      submitLabel={t`Save connection`}
      size="lg"
      form={form}
      onSubmit={change.mutateAsync}
      onClose={onClose}
    >
      <ConnectionFields hasCredentials={connection.hasCredentials} connector={connector} />
    </FormDialog>
  );
}
