import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@lading/ui';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../../shared/failure';
import { FailureAlert } from '../../../shared/FailureAlert';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { CONNECTION_FIELDS, type ConnectionValues, connectionValues, NEW_CONNECTION, settingsOf } from './connection-values';
import { ConnectionFields } from './ConnectionFields';
import { useChangeConnection, useConnectCarrier } from './use-connections';

/** Connects a carrier that answers over HTTP. */
export function ConnectDialog({ onClose }: { onClose(): void }) {
  const connect = useConnectCarrier();
  const form = useForm<ConnectionValues>({ defaultValues: NEW_CONNECTION });
  const { register, formState, setError } = form;
  const { errors } = formState;
  const save = (values: ConnectionValues) => {
    const carrier = { scac: values.scac.trim().toUpperCase(), name: values.name.trim() };
    connect.mutate({ ...carrier, ...settingsOf(values) }, { onSuccess: onClose, onError: (error) => showFieldErrors(error, [...CONNECTION_FIELDS], setError) });
  };
  return (
    <ConnectionModal title="Connect a carrier" act="Connect the carrier" form={form} busy={connect.isPending} error={connect.error} hasCredentials={false} onSave={save} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...register('scac', { required: 'Enter the SCAC' })} label="SCAC" maxLength={4} autoComplete="off" data-autofocus error={errors.scac?.message} />
        <TextInput {...register('name', { required: 'Enter the carrier’s name' })} label="Carrier" autoComplete="off" error={errors.name?.message} />
      </SimpleGrid>
    </ConnectionModal>
  );
}

/** Changes how a carrier is reached. */
export function ChangeConnectionDialog({ carrier, connection, onClose }: { carrier: ConnectedCarrier; connection: CarrierConnection; onClose(): void }) {
  const change = useChangeConnection(connection);
  const form = useForm<ConnectionValues>({ defaultValues: connectionValues(carrier, connection) });
  const save = (values: ConnectionValues) =>
    change.mutate(settingsOf(values), { onSuccess: onClose, onError: (error) => showFieldErrors(error, [...CONNECTION_FIELDS], form.setError) });
  return (
    <ConnectionModal
      title={`Connection of ${carrier.name}`}
      act="Save the connection"
      form={form}
      busy={change.isPending}
      error={change.error}
      hasCredentials={connection.hasCredentials}
      onSave={save}
      onClose={onClose}
    />
  );
}

interface ConnectionModalProps {
  title: string;
  act: string;
  form: UseFormReturn<ConnectionValues>;
  busy: boolean;
  error: unknown;
  hasCredentials: boolean;
  onSave(values: ConnectionValues): void;
  onClose(): void;
  children?: ReactNode;
}

function ConnectionModal({ title, act, form, busy, error, hasCredentials, onSave, onClose, children }: ConnectionModalProps) {
  const submit = form.handleSubmit(onSave);
  return (
    <Modal opened size="lg" title={title} onClose={onClose} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {children}
          <ConnectionFields form={form} hasCredentials={hasCredentials} />
          {Boolean(error) && Object.keys(form.formState.errors).length === 0 && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Keep as it is
            </Button>
            <Button type="submit" loading={busy}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
