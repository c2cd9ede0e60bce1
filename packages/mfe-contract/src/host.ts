import type { ImportCatalog } from '@lading/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';

/** Name of a permission the API grants, for example the ones `GET /api/v1/auth/session` lists. */
export type Permission = string;

/** The signed-in user. */
export interface UserSummary {
  id: string;
  email: string;
  fullName: string;
}

/** The company this session acts for. */
export interface CompanySummary {
  id: string;
  name: string;
  role: string;
}

/** Display and input preferences of the signed-in user. */
export interface Preferences {
  /** Imperial: inches and pounds. Metric: centimetres and kilograms. */
  units: 'imperial' | 'metric';
}

/** Something that happened in one remote or on the server, and the id of the thing. */
export interface HostEvent {
  type: string;
  id: string;
}

/** A change on the server, as far as the user may read the resource. Read the data again; events carry none. */
export interface LiveEvent {
  /** Kind of the resource, such as `shipment` or `quote`. */
  resource: string;
  /** Null after the connection was opened or restored: any resource of this kind may have changed. */
  id: string | null;
}

/** A short message over the page. Errors stay until closed; others close after some seconds. */
export interface Notice {
  kind: 'success' | 'info' | 'error';
  message: string;
  /** One action, such as undo. Running it closes the notice. Since contract 1.2. */
  action?: { label: string; run(): void };
}

export type Unsubscribe = () => void;

/** What the shell provides to each remote, as a prop. It has no domain knowledge. */
export interface Host {
  session: {
    /** Null only on pages that need no sign-in. */
    user: UserSummary | null;
    /** Null while the user has no active membership. */
    company: CompanySummary | null;
    /** Null only on pages that need no sign-in. */
    preferences: Preferences | null;
    can(permission: Permission): boolean;
    /** Reloads the session; call it after sign-in or after switching the company. The shell then redirects. */
    refresh(): Promise<void>;
  };
  api: {
    /** Origin of the API without a trailing slash. */
    baseUrl: string;
    /** Call it when the API responds 401: the shell redirects to the sign-in page and back. */
    onUnauthorized(): void;
  };
  notify(notice: Notice): void;
  events: {
    emit(event: HostEvent): void;
    on(type: string, listener: (event: HostEvent) => void): Unsubscribe;
    /** Calls the listener when a resource of this kind changes on the server. All tabs of the browser share one connection. Since contract 1.2. */
    live(resource: string, listener: (event: LiveEvent) => void): Unsubscribe;
  };
  /** Values of this remote for the signed-in user in the active company, kept in this browser. Deleted at sign-out. Not for secrets. Since 1.2. */
  storage: {
    /** Undefined without a value, or after it has expired. */
    get(key: string): unknown;
    /** Stores a JSON value, for 24 hours unless `maxAgeMs` is given. Does nothing if the browser refuses storage. */
    set(key: string, value: unknown, maxAgeMs?: number): void;
    remove(key: string): void;
  };
  /** Shows what remotes contribute to a slot. Errors of a content stay within it. Since contract 1.2. */
  Slot: ComponentType<SlotProps>;
  /** What the user can see in a slot, in order, without loading code of remotes. Since contract 1.2. */
  slotContents(slot: string): SlotEntry[];
  page: {
    /** Sets the document title and announces it to screen readers. */
    setTitle(title: string): void;
  };
  /** Reports a handled error, tagged with the remote's name and version. */
  report(error: unknown, extra?: object): void;
}

/** A content of a slot, by its manifest. */
export interface SlotEntry {
  /** `<remote>-<content>`, such as `claims-email`. The same for all releases, so addresses can contain it. */
  id: string;
  label: string;
}

/** Where a page shows what other remotes contribute: cards of a home page, sections of settings. */
export interface SlotProps {
  name: string;
  /** Id of the one content to show; all by default. */
  only?: string;
  /** Passed on to the contents, such as the id of a resource. */
  context?: SlotContext;
  /** Frames each content with the label of its manifest; the content alone by default. */
  children?(content: { label: string; content: ReactNode }): ReactNode;
}

export type SlotContext = Readonly<Record<string, string>>;

/** Content of a slot. */
export type SlotComponent = ComponentType<{ host: Host; context: SlotContext }>;

/** Default export of a remote's `src/mfe.tsx`. */
export interface MfeModule {
  contract: 1;
  Root: ComponentType<{ host: Host }>;
  /** Imports the remote's message catalog for a locale, before the first render. Since contract 1.2. */
  messages?: ImportCatalog;
  /** Contents for slots, by the name in the manifest; each is loaded when a slot shows it. Since contract 1.2. */
  slots?: Record<string, () => Promise<SlotComponent>>;
  /** @deprecated Former name of `messages`; still read. */
  texts?: ImportCatalog;
}

/** Sets the page title while the component is mounted. */
export function usePageTitle(host: Host, title: string): void {
  const { setTitle } = host.page;
  useEffect(() => {
    setTitle(title);
  }, [setTitle, title]);
}
