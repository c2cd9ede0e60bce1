import type { ChannelPosition } from './feed-cursor.js';
import type { FeedEvent } from './feed-event.js';

type Listener = (event: FeedEvent) => void;

/** Listeners for all channels of a company. They learn which resource has changed, not how, and miss what happened before they listened. */
export class CompanyWatchers {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Newest id by channel that was reported; the cursor returns recent events repeatedly. */
  private readonly told = new Map<string, bigint>();

  get size(): number {
    return this.listeners.size;
  }

  /** Returns an unsubscribe function. */
  add(companyId: string, listener: Listener): () => void {
    const ofCompany = this.listeners.get(companyId) ?? new Set();
    this.listeners.set(companyId, ofCompany.add(listener));
    return () => {
      if (ofCompany.delete(listener) && ofCompany.size === 0) this.listeners.delete(companyId);
    };
  }

  /** Reports channels with new events. Ids up to `passed` do not come again. */
  tell(positions: readonly ChannelPosition[], passed: bigint): void {
    const newest = new Map(positions.map((position) => [keyOf(position), position]));
    for (const [key, { companyId, channel, id }] of newest) {
      const listeners = this.listeners.get(companyId);
      if (listeners === undefined || id <= (this.told.get(key) ?? 0n)) continue;
      this.told.set(key, id);
      const event = changeOf(channel);
      for (const listener of [...listeners]) listener(event);
    }
    for (const [key, id] of this.told) if (id <= passed) this.told.delete(key);
  }
}

function keyOf({ companyId, channel }: ChannelPosition): string {
  return `${companyId} ${channel}`;
}

/** Channel names are a kind of resource and its id. */
function changeOf(channel: string): FeedEvent {
  const [resource = '', id = ''] = channel.split(':');
  return { id: '', type: 'changed', data: { resource, id } };
}
