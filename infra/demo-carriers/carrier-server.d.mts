import type { Journey } from './day.d.mts';

export interface CarrierCall {
  method: string;
  path: string;
  key?: string;
  message?: unknown;
}
export function createCarrierServer(carrier: {
  prefix: string;
  scac: string;
  numbers?: { taken: number };
  journeys?(): Journey[];
  rejects?(shipmentId: string): boolean;
  onPickup?(shipment: { shipmentId: string; pro: string; bol: object }): void;
  onCancel?(pro: string): void;
}): (call: CarrierCall) => { status: number; body: unknown } | undefined;
