import type { components } from '@lading/api-client';
import { fetchSession, type Session } from '../../session/session';
import { keepConnected } from './connection';
import type { ServerEvent } from './read-events';
import { browserTools, shareStream } from './share-stream';

/** Something that has come into the inbox, or a count that has changed. */
export interface LiveEvent {
  /** Position in the stream. */
  id: string;
  /** Unread notifications of the whole inbox. */
  unread: number;
  notification?: components['schemas']['NotificationDto'];
}

const URL_OF_STREAM = '/api/v1/notifications/stream';

export interface LiveOptions {
  session: Session;
  signal: AbortSignal;
  onEvent(event: LiveEvent): void;
}

/** Hears of the person's inbox while the session lasts; resolves when it is theirs no more, or when `signal` fires. */
export async function startLive({ session, signal, onEvent }: LiveOptions): Promise<void> {
  const who = identity(session);
  let heardId: string | undefined;
  await shareStream<LiveEvent>(
    {
      name: `lading.inbox.${who}`,
      signal,
      connect: (last, emit) =>
        keepConnected({
          url: URL_OF_STREAM,
          afterId: last?.id ?? null,
          signal,
          isStillTheirs: async () => identity(await fetchSession()) === who,
          onEvent: (event) => emit(readEvent(event)),
        }),
      onEvent({ id, unread, notification }, isRepeat) {
        if (isRepeat && heardId === id) return;
        heardId = id;
        // Of a repeated event only the count is news.
        onEvent({ id, unread, notification: isRepeat ? undefined : notification });
      },
    },
    browserTools(),
  );
}

/** The lock and the channel are of this origin only; they name the person and the company, so that two of them never mix. */
const identity = (session: Session | null) => [session?.user.id, session?.company?.id].join(' ');

function readEvent({ id, data }: ServerEvent): LiveEvent {
  return { id, ...(JSON.parse(data) as Omit<LiveEvent, 'id'>) };
}
