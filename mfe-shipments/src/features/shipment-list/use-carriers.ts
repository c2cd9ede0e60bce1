import { useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShipmentSummary } from '../../shared/types';
import { companyCarriers } from './api';

/** Carriers to choose from: the company's, for those who may see them, and those met in the list. `chosen` is always among them. */
export function useCarriers(
  shipments: readonly ShipmentSummary[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const { api, host } = useRemote();
  const { data: connected = [] } = useQuery({ ...companyCarriers(api), enabled: host.session.can('tariff.read') });
  const [met, setMet] = useState<ReadonlyMap<string, string>>(new Map());
  const unmet = shipments.filter(({ carrier }) => !met.has(carrier.scac));
  if (unmet.length > 0) setMet(new Map([...met, ...unmet.map(({ carrier }) => [carrier.scac, carrier.name] as const)]));
  const names = new Map([
    ...(chosen ? [[chosen, chosen] as const] : []),
    ...met,
    ...connected.map(({ scac, name }) => [scac, name] as const),
  ]);
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}
