import type { Host, MfeModule, SlotComponent, SlotContext } from '@lading/mfe-contract';
import { type ImportCatalog, NotFound } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import { LazyPage, lazyPage, type LazyPageSource, type LoadPage } from './LazyPage';
import { RemoteProvider } from './remote-context';
import { RouteBoundary } from './RouteBoundary';

// Zod's configuration, which all copies on a page share. Without `jitless` zod tests for `new Function`, which the content security
// policy reports as a violation. Set here without importing zod, because pages without forms do not load it.
const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
zod.__zod_globalConfig = Object.assign(zod.__zod_globalConfig ?? {}, { jitless: true });

/** One page: `element` is part of the first load, `lazy` is fetched on the first visit. */
export type RemoteRoute = { path: string } & ({ element: ReactNode } | { lazy: LoadPage });

export interface RemoteDefinition {
  routes: readonly RemoteRoute[];
  /** Imports of the message catalogs by locale, or a function of the locale. */
  messages?: ImportCatalog | Record<string, () => ReturnType<ImportCatalog>>;
  /** As in the manifest: on public pages a 401 is an expected response. */
  access?: 'public' | 'signed-in';
  /** Element around all pages, with an `Outlet`. */
  layout?: ReactElement;
  /** Providers of this micro-frontend, inside those of the kit. */
  providers?: ComponentType<{ children: ReactNode }>;
  /** Contents for slots of other pages, by the name in the manifest. */
  slots?: Record<string, () => Promise<ComponentType<{ context: SlotContext }>>>;
  /** Replaces the page for unknown addresses. */
  notFound?: ReactNode;
}

/** The module that a micro-frontend exports as default from `src/mfe.tsx`. */
export function defineRemote(definition: RemoteDefinition): MfeModule {
  const { routes, messages, access, layout, providers: Providers = Fragment, notFound = <NotFound /> } = definition;
  const { slots = {} } = definition;
  const lazyPages = new Map<LoadPage, LazyPageSource>();
  const pages = routes.map((route) => (
    <Route key={route.path} path={route.path} element={<RouteBoundary>{pageOf(route, lazyPages)}</RouteBoundary>} />
  ));
  const routeTree = (
    <Routes>
      <Route element={layout}>{pages}</Route>
      <Route path="*" element={notFound} />
    </Routes>
  );
  function Root({ host }: { host: Host }) {
    return (
      <RemoteProvider host={host} access={access}>
        <Providers>{routeTree}</Providers>
      </RemoteProvider>
    );
  }
  const slotEntries = Object.entries(slots).map(([name, load]) => [
    name,
    async () => slotComponent(await load(), access),
  ]);
  return {
    contract: 1,
    Root,
    messages: typeof messages === 'object' ? (locale) => messages[locale]?.() : messages,
    slots: Object.fromEntries(slotEntries) as MfeModule['slots'],
  };
}

/** Each content has its own query cache: it is shown outside the pages of its remote. */
function slotComponent(Content: ComponentType<{ context: SlotContext }>, access: RemoteDefinition['access']) {
  const WithProvider: SlotComponent = ({ host, context }) => (
    <RemoteProvider host={host} access={access}>
      <Content context={context} />
    </RemoteProvider>
  );
  return WithProvider;
}

/** Routes with the same loader are one page, which stays mounted while the address changes between them. */
function pageOf(route: RemoteRoute, lazyPages: Map<LoadPage, LazyPageSource>): ReactNode {
  if (!('lazy' in route)) return route.element;
  const page = lazyPages.get(route.lazy) ?? lazyPage(route.lazy, lazyPages.size);
  lazyPages.set(route.lazy, page);
  return <LazyPage key={page.key} page={page} />;
}
