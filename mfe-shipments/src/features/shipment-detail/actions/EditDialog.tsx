import { unwrap } from '@lading/api-client';
import {
  ConflictError,
  FormDialog,
  FormTextarea,
  FormTextInput,
  isProblem,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { termLabel } from '@lading/trade/glossary';
import { Alert, IconAlertTriangle } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { PICKED_UP, stationOf } from '../journey';
import type { ShipmentChange } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import { PickupFields } from './PickupFields';
import { ReferenceFields } from './ReferenceFields';
import { changesByOthers, changesIn, editForm, type EditValues, editValues, rebase } from './shipment-edit';

/** Changes pickup, references, instructions and PRO number. If another user saved first, their changes are merged and shown. */
export function EditDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const proId = useId();
  const { form, others, submit } = useEdit(shipment);
  return (
    <FormDialog
      title={t`Edit ${shipment.number}`}
      form={form}
      submitLabel={others ? t`Save my changes` : t`Save changes`}
      size="lg"
      onSubmit={submit}
      onClose={onClose}
    >
      {!isPickedUp(shipment) && <PickupFields />}
      <ReferenceFields />
      <FormTextarea
        name="instructions"
        label={t`Instructions`}
        description={t`Printed on the bill of lading`}
        maxLength={LIMITS.notes}
        rows={3}
      />
      <FormTextInput
        name="proNumber"
        id={proId}
        {...termLabel(proId, t`PRO number`, 'proNumber')}
        description={t`Entering the PRO number marks the shipment as accepted`}
        maxLength={50}
      />
      {others && (
        <Alert
          role="alert"
          color="yellow"
          variant="light"
          icon={<IconAlertTriangle size={18} />}
          title={t`Another user changed this shipment`}
        >
          <Trans>{others.join(' ')} Your changes are not saved yet.</Trans>
        </Alert>
      )}
    </FormDialog>
  );
}

function useEdit(shipment: Shipment) {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(shipment);
  const [others, setOthers] = useState<string[] | null>(null);
  const form = useZodForm({ schema: editForm, defaults: editValues(shipment) });
  const { mutateAsync } = useShipmentMutation(shipment.id, (body: ShipmentChange) =>
    unwrap(api.PATCH('/api/v1/shipments/{id}', { params: { path: { id: shipment.id } }, body })),
  );

  const mergeNewest = async () => {
    const newest = await queryClient.fetchQuery({ ...shipmentQueries.detail(api, shipment.id), staleTime: 0 });
    const [before, after] = [editValues(base), editValues(newest)];
    const merged = rebase(form.getValues(), before, after);
    form.reset(after);
    form.reset(merged, { keepDefaultValues: true });
    setOthers(changesByOthers(before, after));
    setBase(newest);
    return newest;
  };
  const submit = async (values: EditValues) => {
    const changes = changesIn(editValues(base), values);
    if (Object.keys(changes).length === 0) return;
    try {
      const { warnings } = await mutateAsync({ version: base.version, ...changes });
      host.notify({
        kind: warnings.length > 0 ? 'info' : 'success',
        message: [t`${shipment.number} saved.`, ...warnings.map(({ message }) => message)].join(' '),
      });
    } catch (error) {
      throw isProblem(error, 'STALE') ? new ConflictError(await mergeNewest()) : error;
    }
  };
  return { form, others, submit };
}

/** The pickup can be changed until the carrier has the freight. */
function isPickedUp({ status }: Shipment): boolean {
  const station = stationOf(status);
  return station === null || station >= PICKED_UP;
}
