import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Source of a carrier's prices by kind of connection. */
export const CONNECTORS: Readonly<Record<string, MessageDescriptor | undefined>> = {
  tariff: msg`Uploaded tariff`,
  dsdc: msg`Carrier API`,
};
