import { newIdempotencyKey, unwrap } from '@lading/api-client';
import { FormDialog, FormSelect, FormTextarea, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { NativeSelect } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Shipment } from '../../../shared/types';
import { localOf, zoneName } from '../../../shared/local-instant';
import type { NewEvent } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import classes from './actions.module.css';
import { eventForm, newEvent } from './event-form';
import { EVENT_TYPES } from './event-types';

const MANAGERS = ['owner', 'admin', 'manager'];

/** Adds an event that the user learned of otherwise, such as by phone, with the reason. */
export function AddEventDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const zones = [...new Set(shipment.timeZones)];
  const [key] = useState(newIdempotencyKey);
  const form = useZodForm({ schema: eventForm, defaults: emptyEvent(zones[0] ?? 'UTC') });
  const type = useWatch({ control: form.control, name: 'type' });
  const add = useShipmentMutation(
    shipment.id,
    (body: NewEvent) =>
      unwrap(api.POST('/api/v1/shipments/{id}/events', { params: { path: { id: shipment.id } }, body })),
    () => host.notify({ kind: 'success', message: t`Event added.` }),
  );
  const types = EVENT_TYPES.filter(
    ({ forManagers }) => !forManagers || MANAGERS.includes(host.session.company?.role ?? ''),
  );
  /** The event's end of the route is the likely time zone. */
  const proposeZone = (value: string) => {
    const { atOrigin } = EVENT_TYPES.find((one) => one.value === value) ?? {};
    const zone = atOrigin ? zones[0] : zones.at(-1);
    if (zone) form.setValue('zone', zone);
  };
  return (
    <FormDialog
      title={t`Add event`}
      form={form}
      submitLabel={t`Add event`}
      size="lg"
      onSubmit={(values) => add.mutateAsync(newEvent(values, key))}
      onClose={onClose}
    >
      <NativeSelect
        label={t`Event`}
        data={types.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        {...form.register('type', {
          onChange: (event: { target: { value: string } }) => proposeZone(event.target.value),
        })}
        error={form.formState.errors.type?.message}
      />
      <div className={classes.when}>
        <FormTextInput name="occurredAt" type="datetime-local" label={t`Local time`} required />
        <FormSelect name="zone" label={t`Time zone`} data={zones.map((value) => ({ value, label: zoneName(value) }))} />
      </div>
      {type === 'estimated_arrival' && <FormTextInput name="etaOn" type="date" label={t`New delivery date`} required />}
      <div className={classes.when}>
        <FormTextInput name="place.city" label={t`City`} description={t`If known`} maxLength={LIMITS.city} />
        <FormTextInput name="place.state" label={t`State or province`} description={t`Two letters`} maxLength={2} />
      </div>
      <FormTextarea
        name="reason"
        label={t`Reason`}
        description={t`Shown in the timeline`}
        placeholder={t`Reported by the driver`}
        required
        maxLength={LIMITS.notes}
      />
    </FormDialog>
  );
}

const emptyEvent = (zone: string) => ({
  type: 'note' as const,
  occurredAt: localOf(new Date(), zone),
  zone,
  etaOn: '',
  place: { city: '', state: '' },
  reason: '',
});
