import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { Alert, IconAlertTriangle, Textarea, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { ActDialog } from '../../../shared/ActDialog';
import { fieldErrors, hasCode } from '../field-errors';
import { PICKED_UP, stationOf } from '../journey';
import type { ShipmentChange } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import { PickupFields } from './PickupFields';
import { ReferenceFields } from './ReferenceFields';
import { changesByOthers, changesIn, editValues, type EditValues, rebase } from './shipment-edit';

/** Changes pickup, references, instructions and PRO number. When somebody else was faster, what was typed stays and what they did is shown. */
export function EditDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const [base, setBase] = useState(shipment);
  const [values, setValues] = useState(() => editValues(shipment));
  const [others, setOthers] = useState<string[]>([]);
  const change = (changed: Partial<EditValues>) => setValues((before) => ({ ...before, ...changed }));

  const takeNewest = async () => {
    const newest = await cache.fetchQuery({ ...shipmentQueries.detail(api, shipment.id), staleTime: 0 });
    const [before, after] = [editValues(base), editValues(newest)];
    setOthers(changesByOthers(before, after));
    setValues((typed) => rebase(typed, before, after));
    setBase(newest);
  };
  const save = useShipmentMutation(
    shipment.id,
    (body: ShipmentChange) =>
      unwrap(api.PATCH('/api/v1/shipments/{id}', { params: { path: { id: shipment.id } }, body })),
    ({ warnings }) => {
      host.notify({
        kind: warnings.length > 0 ? 'info' : 'success',
        message: [t`${shipment.number} saved.`, ...warnings.map(({ message }) => message)].join(' '),
      });
      onClose();
    },
  );
  const act = () => {
    const changes = changesIn(editValues(base), values);
    if (Object.keys(changes).length === 0) return onClose();
    save.mutate(
      { version: base.version, ...changes },
      { onError: (error) => void (hasCode(error, 'STALE') && takeNewest().catch(host.report)) },
    );
  };
  const errors = fieldErrors(save.error);
  const isStale = hasCode(save.error, 'STALE');

  return (
    <ActDialog
      title={t`Edit ${shipment.number}`}
      actLabel={isStale ? t`Save my changes` : t`Save changes`}
      size="lg"
      busy={save.isPending}
      failure={save.isError && !isStale ? { error: save.error, title: t`The shipment was not saved` } : null}
      onAct={act}
      onClose={onClose}
    >
      <PickupFields values={values} errors={errors} pickedUp={isPickedUp(shipment)} onChange={change} />
      <ReferenceFields
        references={values.references}
        errors={errors}
        onChange={(references) => change({ references })}
      />
      <Textarea
        label={t`Instructions`}
        description={t`Printed on the bill of lading`}
        maxLength={500}
        rows={3}
        value={values.instructions}
        error={errors['/instructions']}
        onChange={(event) => change({ instructions: event.currentTarget.value })}
      />
      <TextInput
        label={t`PRO number`}
        description={t`Entering the carrier’s number marks the shipment as accepted`}
        maxLength={50}
        value={values.proNumber}
        error={errors['/proNumber']}
        onChange={(event) => change({ proNumber: event.currentTarget.value })}
      />
      {isStale && (
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
    </ActDialog>
  );
}

/** The pickup can be changed until the carrier has the freight. */
function isPickedUp({ status }: Shipment): boolean {
  const station = stationOf(status);
  return station === null || station >= PICKED_UP;
}
