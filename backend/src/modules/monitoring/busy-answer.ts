import type { RelayAnswer } from './ingest-forwarder.js';

/**
 * Our own throttling, in the words of the SDK (https://develop.sentry.dev/sdk/expected-features/rate-limiting/). Without the categories it
 * would keep everything back for a minute; so bulk waits, and errors try again soon.
 */
export const BUSY: RelayAnswer = {
  status: 429,
  headers: {
    'retry-after': '2',
    'x-sentry-rate-limits':
      '10:transaction;span;replay;profile;session;log_item;metric:organization:relay_busy,2:default;error;security;attachment;feedback;monitor:organization:relay_busy',
  },
};
