import { type Host, routes, usePageTitle } from '@lading/mfe-contract';
import { NotFound, PlannedPage } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import type { ReactNode } from 'react';

function Planned({ host, name, title, children }: { host: Host; name: string; title: string; children: ReactNode }) {
  usePageTitle(host, title);
  return (
    <PlannedPage name={name} title={title}>
      {children}
    </PlannedPage>
  );
}

/** The quotes area: list, form, one quote and its edit. */
export function Root({ host }: { host: Host }) {
  return (
    <Routes>
      <Route path={routes.quotes} element={<Planned host={host} name="quotes" title="Quotes">Every quote of your company, with its best offer.</Planned>} />
      <Route path={routes.newQuote} element={<Planned host={host} name="new-quote" title="New quote">Lane, freight and services, priced while you type.</Planned>} />
      <Route path={routes.quote} element={<Planned host={host} name="quote" title="Quote">Offers with the explanation of every amount, and booking.</Planned>} />
      <Route path={routes.editQuote} element={<Planned host={host} name="edit-quote" title="Edit quote">Change the freight or the lane and price it again.</Planned>} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
