import { usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Page } from '@lading/ui';
import type { ComponentProps } from 'react';

/** One page or step of the area. Its title goes to the document, and so to screen readers, also where the address stays the same. */
export function TitledPage({ title, ...page }: ComponentProps<typeof Page> & { title: string }) {
  const { host } = useRemote();
  usePageTitle(host, title);
  return <Page {...page} />;
}
