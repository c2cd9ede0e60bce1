import { createFakeHost } from '@lading/mfe-contract/testing';
import { type ReactNode, useState } from 'react';
import { RemoteProvider } from '../index';

/** Providers of a remote around a story. */
export function InRemote({ children }: { children: ReactNode }) {
  const [host] = useState(() => createFakeHost());
  return <RemoteProvider host={host}>{children}</RemoteProvider>;
}
