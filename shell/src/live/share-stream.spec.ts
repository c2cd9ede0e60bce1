import { shareStream, type SharingTools } from './share-stream';

/** A browser with locks and channels, for several tabs of this test. */
function fakeBrowser(): SharingTools {
  const waiting: (() => void)[] = [];
  let held = false;
  const listeners = new Map<object, (event: MessageEvent) => void>();
  const next = () => {
    held = false;
    waiting.shift()?.();
  };
  const request = async (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    if (held)
      await new Promise<void>((go, refuse) => {
        waiting.push(go);
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(go) >>> 0, 1);
          refuse(signal.reason as Error);
        });
      });
    held = true;
    await work().finally(next);
  };
  return {
    locks: { request } as unknown as SharingTools['locks'],
    openChannel() {
      const channel = {
        postMessage: (data: unknown) =>
          listeners.forEach((listener, other) => other !== channel && listener({ data } as MessageEvent)),
        close: () => void listeners.delete(channel),
        addEventListener: (_type: string, listener: (event: MessageEvent) => void) =>
          void listeners.set(channel, listener),
      };
      return channel as unknown as BroadcastChannel;
    },
  };
}

/** One tab: what it heard, whether it connected and after what, and how it tells and closes. */
function openTab(tools: SharingTools) {
  const closing = new AbortController();
  const heard: string[] = [];
  const tab = {
    heard,
    connectedAfter: null as string | undefined | null,
    emit: (_event: string): void => undefined,
    close: () => closing.abort(),
    over: Promise.resolve(),
  };
  tab.over = shareStream<string>(
    {
      name: 'inbox',
      signal: closing.signal,
      isState: (event) => event.endsWith('unread'),
      connect(last, emit) {
        tab.connectedAfter = last;
        tab.emit = emit;
        return new Promise((end) => closing.signal.addEventListener('abort', () => end()));
      },
      onEvent: (event, isRepeat) => heard.push(isRepeat ? `${event} again` : event),
    },
    tools,
  );
  return tab;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('one tab connects and tells the others', async () => {
  const browser = fakeBrowser();
  const [one, two] = [openTab(browser), openTab(browser)];
  await settle();
  expect([one.connectedAfter, two.connectedAfter]).toEqual([undefined, null]);
  one.emit('5 unread');
  expect([one.heard, two.heard]).toEqual([['5 unread'], ['5 unread']]);
});

test('a tab that opens later is told the present state', async () => {
  const browser = fakeBrowser();
  const one = openTab(browser);
  await settle();
  one.emit('5 unread');
  one.emit('changed');
  const late = openTab(browser);
  expect(late.heard).toEqual(['5 unread again']);
});

test('when the connected tab closes, another goes on where it was', async () => {
  const browser = fakeBrowser();
  const [one, two, three] = [openTab(browser), openTab(browser), openTab(browser)];
  await settle();
  one.emit('4 unread');
  one.close();
  await one.over;
  await settle();
  expect([two.connectedAfter, three.connectedAfter]).toEqual(['4 unread', null]);
  two.emit('3 unread');
  expect(three.heard.at(-1)).toBe('3 unread');
  expect(one.heard).toEqual(['4 unread']);
});

test('a tab that waits can close without taking the lock', async () => {
  const browser = fakeBrowser();
  const [one, two] = [openTab(browser), openTab(browser)];
  await settle();
  two.close();
  await two.over;
  one.close();
  await one.over;
  expect(two.connectedAfter).toBeNull();
});

test.each([
  ['locks', { openChannel: fakeBrowser().openChannel }],
  ['channels', { locks: fakeBrowser().locks }],
])('without %s every tab connects for itself', async (_missing, browser: SharingTools) => {
  const [one, two] = [openTab(browser), openTab(browser)];
  await settle();
  expect([one.connectedAfter, two.connectedAfter]).toEqual([undefined, undefined]);
  one.emit('5 unread');
  expect(two.heard).toEqual([]);
});
