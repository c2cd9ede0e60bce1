import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import { createFakeHost, type FakeHost, type FakeHostOptions, type FakeSlotContent } from './fake-host';
import type { Host } from './host';

export { createFakeHost };
export type { FakeHost, FakeHostOptions, FakeSlotContent };

export interface RenderedRemote extends RenderResult {
  host: FakeHost;
}

/** Renders the Root of a remote at a path, inside the theme and a memory router, with a fake host. */
export function renderWithHost(
  Root: ComponentType<{ host: Host }>,
  path: string,
  host: FakeHost = createFakeHost(),
): RenderedRemote {
  const view = render(
    <LadingProvider env="test">
      <MemoryRouter initialEntries={[path]}>
        <Root host={host} />
      </MemoryRouter>
    </LadingProvider>,
  );
  return { ...view, host };
}
