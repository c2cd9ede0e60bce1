import { useRemote, useSetFilters } from '@lading/mfe-kit';
import { NativeSelect, TextInput } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carrierQueries } from '../../shared/api/carriers';
import { EXCEPTION_KINDS, EXCEPTION_NAMES } from '../../shared/exceptions/exception-names';
import type { ShipmentSummary } from '../../shared/types';
import { filterOf } from './list-search';
import classes from './shipment-filters.module.css';

const exceptions = () => [
  { value: '', label: t`With or without exceptions` },
  ...EXCEPTION_KINDS.map((kind) => ({ value: kind, label: i18n._(EXCEPTION_NAMES[kind]) })),
];

/** Filters that are used less often. */
export function MoreFilters({ shipments }: { shipments: readonly ShipmentSummary[] }) {
  const [search] = useSearchParams();
  const { carrier, pickupFrom, pickupTo, exception } = filterOf(search);
  const setFilters = useSetFilters();
  const carriers = useCarriers(shipments, carrier);
  return (
    <div role="group" aria-label={t`More filters`} className={classes.more}>
      <NativeSelect
        label={t`Carrier`}
        data={[{ value: '', label: t`All carriers` }, ...carriers]}
        value={carrier ?? ''}
        onChange={(event) => setFilters({ carrier: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`Pickup from`}
        value={pickupFrom ?? ''}
        max={pickupTo}
        onChange={(event) => setFilters({ pickupFrom: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t`Pickup to`}
        value={pickupTo ?? ''}
        min={pickupFrom}
        onChange={(event) => setFilters({ pickupTo: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`Exception`}
        data={exceptions()}
        value={exception ?? ''}
        onChange={(event) => setFilters({ exception: event.currentTarget.value })}
      />
    </div>
  );
}

/** Options of the carrier filter: the company's carriers, for users who may list them, and those seen in the list. */
function useCarriers(
  shipments: readonly ShipmentSummary[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const { api, host } = useRemote();
  const { data: connected = [] } = useQuery({ ...carrierQueries.list(api), enabled: host.session.can('tariff.read') });
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const unseen = shipments.filter(({ carrier }) => !seen.has(carrier.scac));
  if (unseen.length > 0)
    setSeen(new Map([...seen, ...unseen.map(({ carrier }) => [carrier.scac, carrier.name] as const)]));
  const names = new Map([
    ...(chosen ? [[chosen, chosen] as const] : []),
    ...seen,
    ...connected.map(({ scac, name }) => [scac, name] as const),
  ]);
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}
