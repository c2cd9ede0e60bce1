import type { ImportCatalog } from '@lading/ui';
import { type ComponentType, useEffect } from 'react';

/** Name of a permission the API grants, for example the ones `GET /api/v1/auth/session` lists. */
export type Permission = string;

/** The signed-in person. */
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

/** How the signed-in person wants to see and enter things. */
export interface Preferences {
  /** Imperial: inches and pounds. Metric: centimetres and kilograms. */
  units: 'imperial' | 'metric';
}

/** A fact from one area that others may react to: what happened, and to which thing. */
export interface HostEvent {
  type: string;
  id: string;
}

export type Unsubscribe = () => void;

/** What the shell offers to every area. It is given as a prop and knows nothing of the trade. */
export interface Host {
  session: {
    /** Null only on pages that need no sign-in. */
    user: UserSummary | null;
    /** Null while the user has no active association. */
    company: CompanySummary | null;
    /** Null only on pages that need no sign-in. */
    preferences: Preferences | null;
    can(permission: Permission): boolean;
    /** Reads the session again; call it after signing in or switching company. The shell then redirects by itself. */
    refresh(): Promise<void>;
  };
  api: {
    /** Origin of the API without a trailing slash. */
    baseUrl: string;
    /** Tell the shell that the API answered 401; it leads to the sign-in page and back. */
    onUnauthorized(): void;
  };
  notify(notice: { kind: 'success' | 'info' | 'error'; message: string }): void;
  events: {
    emit(event: HostEvent): void;
    on(type: string, listener: (event: HostEvent) => void): Unsubscribe;
  };
  /** Values of this remote for the signed-in user in the active company, kept in this browser. Deleted at sign-out. Not for secrets. Since 1.2. */
  storage: {
    /** Undefined without a value, or after it has expired. */
    get(key: string): unknown;
    /** Stores a JSON value, for 24 hours unless `maxAgeMs` is given. Does nothing if the browser refuses storage. */
    set(key: string, value: unknown, maxAgeMs?: number): void;
    remove(key: string): void;
  };
  page: {
    /** Title of the document and what a screen reader hears after a navigation. */
    setTitle(title: string): void;
  };
  /** Report an error that was handled; the shell tags it with the area's name and version. */
  report(error: unknown, extra?: object): void;
}

/** Default export of a remote's `src/mfe.tsx`. */
export interface MfeModule {
  contract: 1;
  Root: ComponentType<{ host: Host }>;
  /** Reads the area's texts in a language, before the area is first drawn; undefined where there is nothing but the English in the code. */
  texts?: ImportCatalog;
}

/** Sets the title of the page while the component is shown. */
export function usePageTitle(host: Host, title: string): void {
  const { setTitle } = host.page;
  useEffect(() => {
    setTitle(title);
  }, [setTitle, title]);
}
