import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { NativeSelect, Textarea, TextInput } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { ActDialog } from '../../../shared/ActDialog';
import { fieldErrors } from '../field-errors';
import { instantOf, localOf, zoneName } from '../local-instant';
import type { NewEvent } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import classes from './actions.module.css';
import { EVENT_TYPES } from './event-types';
import { randomKey } from './use-tender-keys';

const MANAGERS = ['owner', 'admin', 'manager'];

/** Adds to the timeline what was learnt otherwise, such as on the telephone, with the reason. */
export function AddEventDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const zones = [...new Set(shipment.timeZones)];
  const [key] = useState(randomKey);
  const [type, setType] = useState<NewEvent['type']>('note');
  const [zone, setZone] = useState(zones[0] ?? 'UTC');
  const [at, setAt] = useState(() => localOf(new Date(), zone));
  const [etaOn, setEtaOn] = useState('');
  const [city, setCity] = useState('');
  const [state, setState] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const add = useShipmentMutation(
    shipment.id,
    (body: NewEvent) =>
      unwrap(api.POST('/api/v1/shipments/{id}/events', { params: { path: { id: shipment.id } }, body })),
    () => {
      host.notify({ kind: 'success', message: t`Event added.` });
      onClose();
    },
  );
  const types = EVENT_TYPES.filter(
    ({ forManagers }) => !forManagers || MANAGERS.includes(host.session.company?.role ?? ''),
  );
  const isEstimate = type === 'estimated_arrival';
  const missing = { at: at === '', etaOn: isEstimate && etaOn === '', reason: reason.trim().length < 3 };
  const errors = fieldErrors(add.error);
  const choose = (value: NewEvent['type']) => {
    setType(value);
    setZone((EVENT_TYPES.find((one) => one.value === value)?.atOrigin ? zones[0] : zones.at(-1)) ?? zone);
  };
  const act = () => {
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    const place =
      city.trim() || state.trim()
        ? {
            place: {
              ...(city.trim() && { city: city.trim() }),
              ...(state.trim() && { state: state.trim().toUpperCase() }),
            },
          }
        : {};
    add.mutate({
      type,
      occurredAt: instantOf(at, zone),
      reason: reason.trim(),
      key,
      ...(isEstimate && { etaOn }),
      ...place,
    });
  };
  return (
    <ActDialog
      title={t`Add event`}
      actLabel={t`Add event`}
      size="lg"
      busy={add.isPending}
      onAct={act}
      onClose={onClose}
      failure={add.isError ? { error: add.error, title: t`The event was not added` } : null}
    >
      <NativeSelect
        label={t`Event`}
        data={types.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={type}
        onChange={(event) => choose(event.currentTarget.value as NewEvent['type'])}
      />
      <div className={classes.when}>
        <TextInput
          type="datetime-local"
          label={t`Local time`}
          required
          value={at}
          error={tried && missing.at ? t`Enter the time.` : errors['/occurredAt']}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <NativeSelect
          label={t`Time zone`}
          data={zones.map((value) => ({ value, label: zoneName(value) }))}
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
        />
      </div>
      {isEstimate && (
        <TextInput
          type="date"
          label={t`New delivery date`}
          required
          value={etaOn}
          error={tried && missing.etaOn ? t`Enter the date.` : errors['/etaOn']}
          onChange={(event) => setEtaOn(event.currentTarget.value)}
        />
      )}
      <div className={classes.when}>
        <TextInput
          label={t`City`}
          description={t`If known`}
          maxLength={60}
          value={city}
          error={errors['/place/city']}
          onChange={(event) => setCity(event.currentTarget.value)}
        />
        <TextInput
          label={t`State or province`}
          description={t`Two letters`}
          maxLength={2}
          value={state}
          error={errors['/place/state']}
          onChange={(event) => setState(event.currentTarget.value)}
        />
      </div>
      <Textarea
        label={t`Reason`}
        description={t`Shown with the event`}
        placeholder={t`Told by the driver`}
        required
        maxLength={500}
        value={reason}
        error={tried && missing.reason ? t`Enter the reason.` : errors['/reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
