import * as React from 'react';

/**
 * React makes an error for each of 10,000 elements a second, to name in warnings the line that created it: a sixth of the CPU time of tests of pages.
 * Warnings still name the component.
 */
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);
