import type { Host, RegistryEntry } from '@lading/mfe-contract';
import { report } from '../reports/report';
import type { Session } from '../session/session';
import { createUserStorage } from './user-storage';

/** What the shell has at hand for all areas. */
export interface HostServices {
  session: Session | null;
  refresh(): Promise<void>;
  /** Reads the session again in the background, unless that has just been done. */
  recheck(): void;
  expire(): void;
  notify: Host['notify'];
  events: Host['events'];
  setTitle(title: string): void;
}

/** The host as one area gets it; only its reports differ from another area's. */
export function createHost(services: HostServices, area: RegistryEntry): Host {
  const { session } = services;
  return {
    session: {
      user: session?.user ?? null,
      company: session?.company ?? null,
      preferences: session?.preferences ?? null,
      can: (permission) => session?.permissions.includes(permission) ?? false,
      refresh: services.refresh,
    },
    api: { baseUrl: window.location.origin, onUnauthorized: services.expire },
    notify: services.notify,
    events: services.events,
    storage: createUserStorage([session?.user.id ?? '', session?.company?.id ?? '', area.name]),
    page: { setTitle: services.setTitle },
    report: (error, extra) => report({ area: area.name, version: area.version }, error, extra),
  };
}
