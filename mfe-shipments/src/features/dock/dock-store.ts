import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DockPickup, LoadingEntry } from '../../shared/api/dock';

/** Something that waits to be sent, in the order of `seq`. */
export type Queued = QueuedItem & { seq: number };
export type QueuedItem = {
  shipmentId: string;
  /** Number of the shipment. */
  number: string;
  /** Why the server refused it; null while it waits. */
  problem: string | null;
} & (
  | { kind: 'entry'; entry: LoadingEntry }
  | { kind: 'file'; name: string; type: string; bytes: ArrayBuffer; note: string }
);

/** The pickups of a day as the server sent them. */
export interface StoredDay {
  date: string;
  items: DockPickup[];
  /** UTC instant. */
  savedAt: string;
}

interface Days extends DBSchema {
  day: { key: string; value: StoredDay };
}
interface Queue extends DBSchema {
  queue: { key: number; value: QueuedItem };
}

/** Databases with this prefix are deleted at sign-out. */
const CACHE = 'lading.cache.';
/** Days that are kept on the device. */
const DAYS_MAX = 3;

/**
 * What one user keeps on this device for one company. The pickups are a copy, which is deleted at sign-out. The queue is the only copy of what was
 * recorded without a connection, so it stays until it is sent or discarded.
 */
export class DockStore {
  private readonly days: Promise<IDBPDatabase<Days>>;
  private readonly queue: Promise<IDBPDatabase<Queue>>;
  readonly name: string;

  constructor(userId: string, companyId: string) {
    this.name = `dock.${userId}.${companyId}`;
    this.days = openDB<Days>(CACHE + this.name, 1, {
      upgrade: (database) => void database.createObjectStore('day', { keyPath: 'date' }),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    this.queue = openDB<Queue>(`lading.queue.${this.name}`, 1, {
      upgrade: (database) => void database.createObjectStore('queue', { autoIncrement: true }),
    });
  }

  async saveDay(day: StoredDay): Promise<void> {
    const transaction = (await this.days).transaction('day', 'readwrite');
    await transaction.store.put(day);
    const dates = await transaction.store.getAllKeys();
    const old = dates.slice(0, -DAYS_MAX).filter((date) => date !== day.date);
    await Promise.all(old.map((date) => transaction.store.delete(date)));
    await transaction.done;
  }

  async day(date: string): Promise<StoredDay | undefined> {
    return (await this.days).get('day', date);
  }

  /** Oldest first. */
  async queued(): Promise<Queued[]> {
    const { store } = (await this.queue).transaction('queue');
    const [keys, items] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return items.map((item, index) => ({ ...item, seq: keys[index] as number }));
  }

  /** All or nothing. `replaced`: a refused item that these correct. */
  async add(items: readonly QueuedItem[], replaced?: number): Promise<void> {
    const transaction = (await this.queue).transaction('queue', 'readwrite', { durability: 'strict' });
    await Promise.all([
      ...items.map((item) => transaction.store.add(item)),
      ...(replaced === undefined ? [] : [transaction.store.delete(replaced)]),
      transaction.done,
    ]);
  }

  async remove(seq: number): Promise<void> {
    await (await this.queue).delete('queue', seq);
  }

  /** Null lets the item wait again. */
  async setProblem({ seq, ...item }: Queued, problem: string | null): Promise<void> {
    await (await this.queue).put('queue', { ...item, problem }, seq);
  }
}
