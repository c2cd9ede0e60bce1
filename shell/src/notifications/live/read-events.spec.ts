import { readEvents } from './read-events';

/** A body that comes in these pieces. */
const bodyOf = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

async function read(...pieces: (string | Uint8Array)[]) {
  let heard = 0;
  const events = [];
  for await (const event of readEvents(bodyOf(...pieces), () => (heard += 1))) events.push(event);
  return { events, heard };
}

test('reads events that are cut anywhere, and hears of heartbeats', async () => {
  const { events, heard } = await read(
    'retry: 2000\n\n: still here\n',
    '\nid: 7\nevent: unre',
    'ad\ndata: {"unread":3}\n',
    '\n',
  );
  expect(events).toEqual([{ id: '7', type: 'unread', data: '{"unread":3}' }]);
  expect(heard).toBe(4);
});

test('joins lines of data, in any line ending, and needs neither id nor type', async () => {
  const { events } = await read('data: one\r\ndata: two\r\n\r\ndata:three\n\n');
  expect(events).toEqual([
    { id: '', type: 'message', data: 'one\ntwo' },
    { id: '', type: 'message', data: 'three' },
  ]);
});

test('letters cut in the middle stay whole; an unfinished event is none', async () => {
  const bytes = new TextEncoder().encode('data: Montréal\n\n');
  const { events } = await read(bytes.slice(0, 12), bytes.slice(12), 'data: half');
  expect(events.map(({ data }) => data)).toEqual(['Montréal']);
});
