import { createFakeHost, type FakeHostOptions, renderWithHost } from '@lading/mfe-contract/testing';
import type { ReactNode } from 'react';
import { RemoteProvider } from '../remote/remote-context';

/** Renders content with the providers of a remote. */
export function renderInRemote(content: ReactNode, options?: FakeHostOptions) {
  return renderWithHost(
    ({ host }) => <RemoteProvider host={host}>{content}</RemoteProvider>,
    '/',
    createFakeHost(options),
  );
}
