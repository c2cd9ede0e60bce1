import type { RelayResponse } from './ingest-forwarder.js';

/**
 * Our own rate limiting, in the SDK's format (https://develop.sentry.dev/sdk/expected-features/rate-limiting/). Without categories the SDK would
 * stop sending everything for a minute; with them, bulk data is delayed longer than errors.
 */
export const BUSY: RelayResponse = {
  status: 429,
  headers: {
    'retry-after': '2',
    'x-sentry-rate-limits':
      '10:transaction;span;replay;profile;session;log_item;metric:organization:relay_busy,2:default;error;security;attachment;feedback;monitor:organization:relay_busy',
  },
};
