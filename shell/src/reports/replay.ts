import { replayIntegration } from '@sentry/react';

/** Records what a page did, not what stood on it: all texts, inputs and pictures are masked. */
export const recording = () =>
  replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, networkDetailAllowUrls: [] });
