import { createElement, Fragment, type ReactNode } from 'react';
import type {
  CompanySummary,
  Host,
  HostEvent,
  LiveEvent,
  Notice,
  Permission,
  Preferences,
  SlotEntry,
  UserSummary,
} from './host';

/** Options of the fake host; each has a default. */
export interface FakeHostOptions {
  user?: UserSummary | null;
  company?: CompanySummary | null;
  preferences?: Preferences | null;
  /** All permissions are granted unless listed here. */
  permissions?: Permission[];
  baseUrl?: string;
  /** Storage of an earlier host, as after a reload. */
  stored?: Map<string, unknown>;
  /** What other remotes contribute, by slot; nothing by default. */
  slots?: Record<string, FakeSlotContent[]>;
}

export interface FakeSlotContent extends SlotEntry {
  content: ReactNode;
}

/** A host without a shell, for tests and for running a remote alone; it records what it receives. */
export interface FakeHost extends Host {
  /** Sends an event of the server to the listeners of its resource. */
  sendLive(event: LiveEvent): void;
  seen: {
    notices: Notice[];
    events: HostEvent[];
    titles: string[];
    reports: unknown[];
    /** Contents of the storage by key. */
    stored: Map<string, unknown>;
    unauthorized: number;
    refreshes: number;
  };
}

const USER: UserSummary = { id: 'usr_test', email: 'booker@example.com', fullName: 'Test Booker' };
const COMPANY: CompanySummary = { id: 'cmp_test', name: 'Test Manufacturing', role: 'owner' };

export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const seen: FakeHost['seen'] = {
    notices: [],
    events: [],
    titles: [],
    reports: [],
    stored: options.stored ?? new Map(),
    unauthorized: 0,
    refreshes: 0,
  };
  const bus = createBus<HostEvent>();
  const live = createBus<LiveEvent>();
  const contentsOf = (slot: string) => options.slots?.[slot] ?? [];
  return {
    seen,
    session: {
      user: options.user === undefined ? USER : options.user,
      company: options.company === undefined ? COMPANY : options.company,
      preferences: options.preferences === undefined ? { units: 'imperial' } : options.preferences,
      can: (permission) => options.permissions?.includes(permission) ?? true,
      refresh: async () => void seen.refreshes++,
    },
    api: { baseUrl: options.baseUrl ?? 'http://localhost', onUnauthorized: () => void seen.unauthorized++ },
    notify: (notice) => void seen.notices.push(notice),
    events: {
      emit(event) {
        seen.events.push(event);
        bus.emit(event.type, event);
      },
      on: bus.on,
      live: live.on,
    },
    sendLive: (event) => live.emit(event.resource, event),
    storage: {
      get: (key) => structuredClone(seen.stored.get(key)),
      set: (key, value) => void seen.stored.set(key, structuredClone(value)),
      remove: (key) => void seen.stored.delete(key),
    },
    Slot: ({ name, only, children: frame = ({ content }) => content }) =>
      contentsOf(name)
        .filter(({ id }) => only === undefined || id === only)
        .map((entry) => createElement(Fragment, { key: entry.id }, frame(entry))),
    slotContents: (slot) => contentsOf(slot).map(({ id, label }) => ({ id, label })),
    page: { setTitle: (title) => void seen.titles.push(title) },
    report: (error) => void seen.reports.push(error),
  };
}

function createBus<E>() {
  const listeners = new Set<{ type: string; listener: (event: E) => void }>();
  return {
    emit(type: string, event: E) {
      for (const entry of [...listeners]) if (entry.type === type) entry.listener(event);
    },
    on(type: string, listener: (event: E) => void) {
      const entry = { type, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
