import { useTitle } from '@lading/mfe-kit';
import { Page } from '@lading/ui';
import type { ComponentProps } from 'react';

/** One page or step with its document title, which screen readers announce even if the URL stays the same. */
export function TitledPage({ title, ...page }: ComponentProps<typeof Page> & { title: string }) {
  useTitle(title);
  return <Page {...page} />;
}
