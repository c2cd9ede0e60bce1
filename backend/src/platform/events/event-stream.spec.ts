import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { type Actor, SessionReader } from '../auth/actor.js';
import { ApiKeyReader } from '../auth/api-key.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { Drain } from '../drain.js';
import type { FeedEvent } from './feed-event.js';
import { EventStream } from './event-stream.js';

const ACTOR: Actor = {
  userId: 'usr_1', sessionId: 'ses_1', sessionState: 'active', authenticatedAt: new Date(0), mustChangePassword: false, companyId: 'cmp_1', role: 'dock',
  permissions: new Set(['shipment.read']), fullName: 'Dan Dock', email: 'dan@example.com',
};

/** Sessions by their token; keeps which tokens were read together. */
class Sessions extends SessionReader {
  readonly alive = new Map<string, Actor>();
  readonly reads: string[][] = [];
  away = false;

  read(): never {
    throw new Error('Streams read many at once.');
  }

  async readMany(tokens: readonly string[]): Promise<ReadonlyMap<string, Actor>> {
    this.reads.push([...tokens]);
    if (this.away) throw new Error('away');
    return new Map(tokens.flatMap((token) => (this.alive.has(token) ? [[token, this.alive.get(token)!] as const] : [])));
  }
}

class Keys extends ApiKeyReader {
  read(): Promise<null> {
    return Promise.resolve(null);
  }
}

class FakeResponse extends EventEmitter {
  written = '';
  ended = false;
  destroyed = false;
  writableLength = 0;
  writeHead(): void {}
  write(chunk: string | Buffer): boolean {
    this.written += chunk.toString();
    return true;
  }
  end(): void {
    this.ended = true;
  }
}

let sessions: Sessions;
let streams: EventStream;
const cookie = { read: (request: Request) => request.headers.cookie } as unknown as SessionCookie;

beforeEach(() => {
  sessions = new Sessions();
  streams = new EventStream(sessions, cookie, new Keys(), new Drain());
});

/** Somebody who reads these events and then waits; `over` resolves when their stream has ended. */
function read(token: string, events: FeedEvent[], permission: 'shipment.read' | 'price.read' = 'shipment.read') {
  sessions.alive.set(token, ACTOR);
  const response = new FakeResponse();
  async function* feed(signal: AbortSignal) {
    yield* events;
    if (!signal.aborted) await new Promise((go) => signal.addEventListener('abort', go));
  }
  const over = streams.write({
    request: { headers: { cookie: token } } as Request,
    response: response as unknown as Response,
    actor: ACTOR,
    permission,
    events: feed,
    present: ({ data }) => data,
    isLast: () => false,
  });
  const leave = async () => {
    response.emit('close');
    await over;
  };
  return { response, over, leave };
}

it('writes an event once for all who are shown the same', async () => {
  let written = 0;
  const event: FeedEvent = { id: '7', type: 'changed', data: { toJSON: () => ({ times: (written += 1) }) } };
  const readers = ['one', 'two', 'three'].map((token) => read(token, [event]));
  await delay(20);
  for (const { response } of readers) expect(response.written).toBe('retry: 2000\n\nid: 7\nevent: changed\ndata: {"times":1}\n\n');
  await Promise.all(readers.map(({ leave }) => leave()));
});

it('reads the sessions of all who get an event together, and each once', async () => {
  const event: FeedEvent = { id: '7', type: 'changed', data: {} };
  const readers = ['one', 'two', 'two'].map((token) => read(token, [event]));
  await delay(20);
  expect(sessions.reads).toEqual([['one', 'two']]);
  await Promise.all(readers.map(({ leave }) => leave()));
});

it('ends within two seconds of the session, where nothing happens', async () => {
  const [gone, stays] = [read('gone', []), read('stays', [])];
  sessions.alive.delete('gone');
  await Promise.race([gone.over, delay(2_000).then(() => Promise.reject(new Error('still open')))]);
  expect([gone.response.ended, stays.response.ended]).toEqual([true, false]);
  await stays.leave();
});

it('shows nothing to who may not see it any more', async () => {
  const { response, over } = read('one', [{ id: '7', type: 'changed', data: {} }], 'price.read');
  await over;
  expect(response.written).toBe('retry: 2000\n\n');
});

it('waits for a database that is away, and looks at nobody once all have left', async () => {
  const reader = read('one', []);
  sessions.away = true;
  await delay(1_200);
  expect(reader.response.ended).toBe(false);
  await reader.leave();
  const { length } = sessions.reads;
  await delay(1_200);
  expect(sessions.reads).toHaveLength(length);
});
