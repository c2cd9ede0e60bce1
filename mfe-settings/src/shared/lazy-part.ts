import { type ComponentType, lazy } from 'react';

/** A component whose code loads when it is first rendered; render it inside `Suspense`. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
