import type { components } from '@lading/api-client';
import type { EventSourceMessage } from 'eventsource-parser';
import { fetchSession, type Session } from '../session/session';
import { keepConnected } from './connection';
import { browserTools, shareStream } from './share-stream';

/** A message of the stream. */
export type LiveMessage =
  /** The connection was opened; changes before it may have been missed. */
  | { type: 'connected' }
  /** A resource of the company changed. */
  | { type: 'changed'; resource: string; id: string }
  | InboxMessage;

/** A new notification, or a changed count. */
export interface InboxMessage {
  type: 'inbox';
  /** Position in the stream. */
  id: string;
  /** Unread notifications of the whole inbox. */
  unread: number;
  notification?: components['schemas']['NotificationDto'];
}

const STREAM_URL = '/api/v1/notifications/stream?changes=true';

export interface LiveOptions {
  session: Session;
  signal: AbortSignal;
  onMessage(message: LiveMessage): void;
}

/** Follows the server's events for this session; resolves when the session is another one, or when `signal` fires. */
export async function startLive({ session, signal, onMessage }: LiveOptions): Promise<void> {
  const identity = identityOf(session);
  let lastInboxId: string | undefined;
  await shareStream<LiveMessage>(
    {
      name: `lading.live.${identity}`,
      signal,
      isState: ({ type }) => type === 'inbox',
      connect: (last, emit) =>
        keepConnected({
          url: STREAM_URL,
          afterId: last?.type === 'inbox' ? last.id : null,
          signal,
          isSameSession: async () => identityOf(await fetchSession()) === identity,
          onOpen: () => emit({ type: 'connected' }),
          onEvent: (event) => emit(parseMessage(event)),
        }),
      onEvent(message, isRepeat) {
        if (message.type !== 'inbox' || !isRepeat) onMessage(message);
        else if (lastInboxId !== message.id) {
          // This tab has joined a connection of another tab. A repeated notification is not new.
          onMessage({ type: 'connected' });
          onMessage({ ...message, notification: undefined });
        }
        if (message.type === 'inbox') lastInboxId = message.id;
      },
    },
    browserTools(),
  );
}

/** Names the lock and the channel: each user and company has its own connection. */
const identityOf = (session: Session | null) => [session?.user.id, session?.company?.id].join(' ');

function parseMessage({ id = '', event, data }: EventSourceMessage): LiveMessage {
  if (event === 'changed') return { type: 'changed', ...(JSON.parse(data) as { resource: string; id: string }) };
  return { type: 'inbox', id, ...(JSON.parse(data) as Pick<InboxMessage, 'unread' | 'notification'>) };
}
