import type { ApiClient } from './api-client.js';

/** A server-sent event as a browser receives it. */
export interface ReadEvent {
  id: string;
  type: string;
  data: any;
}

/** Reads a stream of server-sent events to its end, or until it has the given number of events. */
export async function readEvents(
  client: ApiClient,
  path: string,
  {
    lastEventId,
    most = Infinity,
    onEvent = () => undefined,
  }: { lastEventId?: string; most?: number; onEvent?: (event: ReadEvent) => void } = {},
): Promise<ReadEvent[]> {
  const response = await client.open(path, lastEventId === undefined ? {} : { 'last-event-id': lastEventId });
  const events: ReadEvent[] = [];
  if (response.status !== 200) return events;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = eventOf(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) {
        events.push(event);
        onEvent(event);
      }
      if (events.length >= most) return events;
    }
  }
  return events;
}

function eventOf(block: string): ReadEvent | null {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [id = '', type, data] = [field('id'), field('event'), field('data')];
  return type === undefined || data === undefined ? null : { id, type, data: JSON.parse(data) };
}
