import type { ListFilters, UrlSort } from '@lading/mfe-kit';
import { accessorialName } from '@lading/trade';
import { laneFilter, modeFilter, ownerFilter, statusFilter } from '@lading/trade/filters';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { ShipmentFilter } from '../../shared/api/shipment-lists';
import { EXCEPTION_KINDS, EXCEPTION_NAMES } from '../../shared/exceptions/exception-names';
import { statusOptions } from '../../shared/shipment-status';
import type { ShipmentSummary } from '../../shared/types';
import { useCarrierOptions } from '../../shared/use-carrier-options';

/** Search, filters and order of the list; all of them are in the URL. */
export function useShipmentFilters(
  filter: ShipmentFilter,
  shipments: readonly ShipmentSummary[],
  sort: UrlSort,
): ListFilters {
  const { q, status, mode, lane, owner, carrier, pickupFrom, pickupTo, exception, counted, currency } = filter;
  const carriers = useCarrierOptions(
    shipments.map((shipment) => shipment.carrier),
    carrier,
  );
  return {
    label: t`Shipments`,
    search: { placeholder: t`Number, BOL, PRO, reference, name or place`, value: q },
    fields: [
      statusFilter(status, statusOptions()),
      modeFilter(mode),
      laneFilter(lane),
      { kind: 'choice', label: t`Carrier`, parameter: 'carrier', value: carrier, options: carriers },
      {
        kind: 'dates',
        label: t`Pickup`,
        parameters: { from: 'pickupFrom', to: 'pickupTo' },
        from: pickupFrom,
        to: pickupTo,
      },
      {
        kind: 'choice',
        label: t`Exception`,
        parameter: 'exception',
        value: exception,
        options: EXCEPTION_KINDS.map((value) => ({ value, label: i18n._(EXCEPTION_NAMES[value]) })),
      },
      ownerFilter(t`Booked by`, owner),
      {
        kind: 'choice',
        label: t`Counted in reports`,
        parameter: 'counted',
        value: counted,
        options: [
          { value: 'shipment', label: t`as a shipment (not canceled)` },
          { value: 'pickup', label: t`as a pickup` },
          { value: 'delivery', label: t`as a delivery (with a promised date)` },
          { value: 'compared', label: t`with at least two offers` },
          { value: 'invoice', label: t`with a compared invoice` },
          { value: 'claim', label: t`with a claim` },
          { value: 'reclass', label: t`as a reclass` },
          { value: 'reweigh', label: t`as a reweigh` },
          { value: 'uncoded', label: t`without a cost center` },
          ...codedOption(filter),
        ],
      },
      {
        kind: 'choice',
        label: t`Currency`,
        parameter: 'currency',
        value: currency,
        options: ['USD', 'CAD'].map((value) => ({ value, label: value })),
      },
    ],
    sort,
  };
}

/** A cause, an accessorial, a cost center or days in transit; only a report leads to it. */
function codedOption({ counted, countedCode: code }: ShipmentFilter): { value: string; label: string }[] {
  if (counted === undefined || code === undefined) return [];
  const kind = EXCEPTION_KINDS.find((known) => known === code);
  if (counted === 'exception') return [{ value: counted, label: kind ? i18n._(EXCEPTION_NAMES[kind]) : code }];
  if (counted === 'accessorial') return [{ value: counted, label: t`with ${accessorialName(code)}` }];
  if (counted === 'cost_center') return [{ value: counted, label: t`of cost center ${code}` }];
  return [{ value: counted, label: plural(Number(code), { one: '# day in transit', other: '# days in transit' }) }];
}
