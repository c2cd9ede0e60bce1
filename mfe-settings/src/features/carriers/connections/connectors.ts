import type { CarrierConnection } from '../../../shared/types';

/** How a carrier's prices come to be, in words. */
export const CONNECTORS: Record<CarrierConnection['connector'], string> = { tariff: 'Uploaded tariff', dsdc: "Carrier's own service" };
