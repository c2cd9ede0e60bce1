import { backOff, keepConnected } from './connection';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Answer = string | number | 'lost';

/** Answers attempts one after another; the last one ends the connection. */
async function connect(answers: Answer[], afterId: string | null = null, theirs = () => true) {
  const over = new AbortController();
  let opened = 0;
  const [asked, pauses, heard]: [(string | null)[], number[], string[]] = [[], [], []];
  globalThis.fetch = async (input, init) => {
    asked.push(new Headers(init?.headers).get('last-event-id'));
    const answer = answers[asked.length - 1];
    if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
    return typeof answer === 'number' ? new Response(null, { status: answer }) : new Response(answer);
  };
  await keepConnected({
    url: '/stream',
    afterId,
    signal: over.signal,
    isSameSession: async () => theirs(),
    onOpen: () => (opened += 1),
    onEvent: ({ data }) => heard.push(data),
    random: () => 0,
    pause: async (ms) => {
      pauses.push(ms);
      if (asked.length >= answers.length) over.abort();
    },
  });
  return { asked, pauses, heard, opened };
}

const event = (id: number) => `id: ${id}\nevent: unread\ndata: ${id}\n\n`;

test('goes on after the last event that it got, also after one of another tab', async () => {
  const { asked, heard } = await connect([event(5) + event(6), event(7)], '4');
  expect(asked).toEqual(['4', '6']);
  expect(heard).toEqual(['5', '6', '7']);
});

test('tells each time the connection was opened, and keeps its position at events without an id', async () => {
  const { asked, heard, opened } = await connect([
    `${event(5)}event: changed\ndata: x\n\n: heartbeat\n\n`,
    'lost',
    event(6),
  ]);
  expect([asked, heard, opened]).toEqual([[null, '5', '5'], ['5', 'x', '6'], 2]);
});

test('waits longer after each failure, and begins again once something came', async () => {
  const { pauses } = await connect(['lost', 503, 'lost', event(1), 'lost']);
  expect(pauses).toEqual([500, 1_000, 2_000, 500, 1_000]);
});

test('pauses never exceed a minute, and chance keeps browsers apart', () => {
  expect(backOff(30, 1)).toBe(60_000);
  expect(backOff(0, 0)).toBe(500);
  expect(backOff(3, 0.5)).toBe(6_000);
});

test('is over when the session is another one', async () => {
  let theirs = true;
  const { asked } = await connect([event(1), event(2), event(3)], null, () => {
    const answer = theirs;
    theirs = false;
    return answer;
  });
  expect(asked).toEqual([null]);
});

test('a server that cannot say whose the session is is asked again', async () => {
  let tries = 0;
  const { asked, heard } = await connect([event(1)], null, () => {
    if (tries++ === 0) throw new Error('away');
    return true;
  });
  expect([asked, heard]).toEqual([[null], ['1']]);
});
