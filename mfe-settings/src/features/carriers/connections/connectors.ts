import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarrierConnection } from '../../../shared/types';

/** How a carrier's prices come to be, in words. */
export const CONNECTORS: Record<CarrierConnection['connector'], MessageDescriptor> = {
  tariff: msg`Uploaded tariff`,
  dsdc: msg`Carrier's own service`,
};
