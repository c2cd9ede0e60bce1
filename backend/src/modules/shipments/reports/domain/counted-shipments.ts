import type { ListedPart } from '../../domain/shipment-filter.js';
import { accessorialsOf, type ReportedShipment, transitDays } from './report-day.js';

/** A shipment that a report counts under a code, which is empty for parts without one. */
export interface CountedShipment {
  part: ListedPart;
  code: string;
  shipmentId: string;
}

/** The shipments behind the figures of `reportDay` that the list cannot find by columns of the shipment. */
export function countedShipments(shipments: readonly ReportedShipment[]): CountedShipment[] {
  return shipments.flatMap((shipment) =>
    codesOf(shipment).map(([part, code]) => ({ part, code, shipmentId: shipment.id })),
  );
}

function codesOf(shipment: ReportedShipment): [ListedPart, string][] {
  const exceptions = [...new Set(shipment.exceptions)].map((kind): [ListedPart, string] => ['exception', kind]);
  if (shipment.status === 'cancelled') return exceptions;
  const days = transitDays(shipment);
  const isPart: [ListedPart, boolean][] = [
    ['compared', shipment.offers.length > 1],
    ['invoice', shipment.invoices.length > 0],
    ['claim', shipment.claims.length > 0],
    ['reclass', shipment.isReclassed],
    ['reweigh', shipment.isReweighed],
    ['uncoded', shipment.costCenters === null],
  ];
  return [
    ...exceptions,
    ...accessorialsOf(shipment).map(({ code }): [ListedPart, string] => ['accessorial', code]),
    ...(shipment.costCenters ?? []).map(({ costCenter }): [ListedPart, string] => ['cost_center', costCenter]),
    ...(days === null ? [] : [['transit', String(days)] as [ListedPart, string]]),
    ...isPart.filter(([, counts]) => counts).map(([part]): [ListedPart, string] => [part, '']),
  ];
}
