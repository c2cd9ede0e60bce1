import { FormDialog, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { termLabel } from '@lading/trade/glossary';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { connectionSchema, connectionValues, NEW_CONNECTION, newConnectionSchema } from './connection-form';
import { ConnectionFields } from './ConnectionFields';
import { useChangeConnection, useConnectCarrier } from './use-connection-mutations';

/** Connects a carrier over HTTP. */
export function ConnectDialog({ onClose }: { onClose(): void }) {
  const id = useId();
  const connect = useConnectCarrier();
  const form = useZodForm({ schema: newConnectionSchema, defaults: NEW_CONNECTION });
  return (
    <FormDialog
      title={t`Connect carrier`}
      submitLabel={t`Connect carrier`}
      size="lg"
      form={form}
      onSubmit={connect.mutateAsync}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <FormTextInput name="scac" id={id} {...termLabel(id, 'SCAC', 'scac')} maxLength={4} data-autofocus />
        <FormTextInput name="name" label={t`Carrier`} />
      </SimpleGrid>
      <ConnectionFields hasCredentials={false} />
    </FormDialog>
  );
}

interface EditConnectionDialogProps {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
  onClose(): void;
}

/** Edits the settings of a connection. */
export function EditConnectionDialog({ carrier, connection, onClose }: EditConnectionDialogProps) {
  const change = useChangeConnection(connection);
  const form = useZodForm({ schema: connectionSchema, defaults: connectionValues(connection) });
  return (
    <FormDialog
      title={t`Connection to ${carrier.name}`}
      submitLabel={t`Save connection`}
      size="lg"
      form={form}
      onSubmit={change.mutateAsync}
      onClose={onClose}
    >
      <ConnectionFields hasCredentials={connection.hasCredentials} />
    </FormDialog>
  );
}
