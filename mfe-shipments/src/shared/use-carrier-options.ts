import { useIdle, useRemote } from '@lading/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carrierQueries } from './api/carriers';

/** A carrier of a row. */
export interface SeenCarrier {
  scac: string;
  name: string;
}

/** Options of the carrier filter: the company's carriers, for users who may list them, and those seen in the list. */
export function useCarrierOptions(
  rows: readonly SeenCarrier[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const { api, host } = useRemote();
  const isIdle = useIdle();
  const { data: connected = [] } = useQuery({
    ...carrierQueries.list(api),
    enabled: isIdle && host.session.can('tariff.read'),
  });
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const unseen = rows.filter(({ scac }) => !seen.has(scac));
  if (unseen.length > 0) setSeen(new Map([...seen, ...unseen.map(({ scac, name }) => [scac, name] as const)]));
  const names = new Map([
    ...(chosen ? [[chosen, chosen] as const] : []),
    ...seen,
    ...connected.map(({ scac, name }) => [scac, name] as const),
  ]);
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}
