import type { Host, Registry, RegistryEntry } from '@lading/mfe-contract';
import { sourceOfRemote } from '../reports/attribute';
import { report } from '../reports/report';
import type { Session } from '../session/session';
import { Slot } from '../slots/Slot';
import { slotContents } from '../slots/slot-contents';
import type { EventBus } from './event-bus';
import { createUserStorage } from './user-storage';

/** Services of the shell that all remotes use. */
export interface HostServices {
  registry: Registry;
  session: Session | null;
  refresh(): Promise<void>;
  /** Reloads the session in the background, unless it has just been loaded. */
  recheck(): void;
  expire(): void;
  notify: Host['notify'];
  events: EventBus;
  setTitle(title: string): void;
}

/** The host of one remote. */
export function createHost(services: HostServices, remote: RegistryEntry): Host {
  const { registry, session, events } = services;
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
    events: { emit: events.emit, on: events.on, live: events.live },
    storage: createUserStorage([session?.user.id ?? '', session?.company?.id ?? '', remote.name]),
    Slot,
    slotContents: (slot) =>
      slotContents(registry, slot, session?.permissions ?? []).map(({ id, label }) => ({ id, label })),
    page: { setTitle: services.setTitle },
    report: (error, extra) => report(sourceOfRemote(remote), error, extra),
  };
}
