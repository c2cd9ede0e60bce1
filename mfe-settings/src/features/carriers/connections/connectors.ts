import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarrierConnection } from '../../../shared/types';

/** Source of a carrier's prices. */
export const CONNECTORS: Record<CarrierConnection['connector'], MessageDescriptor> = {
  tariff: msg`Uploaded tariff`,
  dsdc: msg`Carrier API`,
};
