import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../../shared/field-errors';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import {
  CONNECTION_FIELDS,
  type ConnectionValues,
  connectionValues,
  NEW_CONNECTION,
  settingsOf,
} from './connection-values';
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
    connect.mutate(
      { ...carrier, ...settingsOf(values) },
      { onSuccess: onClose, onError: (error) => showFieldErrors(error, [...CONNECTION_FIELDS], setError) },
    );
  };
  return (
    <ConnectionModal
      title={t`Connect a carrier`}
      act={t`Connect the carrier`}
      form={form}
      busy={connect.isPending}
      error={connect.error}
      hasCredentials={false}
      onSave={save}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...register('scac', { required: t`Enter the SCAC` })}
          label="SCAC"
          maxLength={4}
          autoComplete="off"
          data-autofocus
          error={errors.scac?.message}
        />
        <TextInput
          {...register('name', { required: t`Enter the carrier’s name` })}
          label={t`Carrier`}
          autoComplete="off"
          error={errors.name?.message}
        />
      </SimpleGrid>
    </ConnectionModal>
  );
}

/** Changes how a carrier is reached. */
export function ChangeConnectionDialog({
  carrier,
  connection,
  onClose,
}: {
  carrier: ConnectedCarrier;
  connection: CarrierConnection;
  onClose(): void;
}) {
  const change = useChangeConnection(connection);
  const form = useForm<ConnectionValues>({ defaultValues: connectionValues(carrier, connection) });
  const save = (values: ConnectionValues) =>
    change.mutate(settingsOf(values), {
      onSuccess: onClose,
      onError: (error) => showFieldErrors(error, [...CONNECTION_FIELDS], form.setError),
    });
  return (
    <ConnectionModal
      title={t`Connection of ${carrier.name}`}
      act={t`Save the connection`}
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

function ConnectionModal({
  title,
  act,
  form,
  busy,
  error,
  hasCredentials,
  onSave,
  onClose,
  children,
}: ConnectionModalProps) {
  const submit = form.handleSubmit(onSave);
  return (
    <Modal opened size="lg" title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t`Close` }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {children}
          <ConnectionFields form={form} hasCredentials={hasCredentials} />
          {Boolean(error) && Object.keys(form.formState.errors).length === 0 && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Keep as it is</Trans>
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
