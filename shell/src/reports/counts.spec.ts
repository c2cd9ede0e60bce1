import { jest } from '@jest/globals';
import type { MfeModule } from '@lading/mfe-contract';
import { RemoteLoadFailure } from '../remotes/load-failure';
import { remote } from '../testing/fixtures';
import { sourceOfRemote } from './attribute';
import { countError, countingLoads, countView, startCounts } from './counts';

const quotes = remote('quotes');
const module = { contract: 1, Root: () => null } as MfeModule;
const SHELL_COUNT = { remote: 'shell', views: 1, errors: 0, loadFailures: 0, loadsMs: [] };
const sent: Blob[] = [];
const received = async () => JSON.parse(await sent.splice(0)[0]!.text()).counts;

describe('counts of a page', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
    countView(quotes);
    startCounts();
  });
  afterAll(() => jest.useRealTimers());

  it('are sent together, with what was counted before the start', async () => {
    await countingLoads(async () => module)(quotes, false);
    await expect(
      countingLoads(async () => {
        throw new Error('404');
      })(quotes, false),
    ).rejects.toThrow('404');
    countError(sourceOfRemote(quotes), new Error('broken'));
    countError(sourceOfRemote(quotes), new RemoteLoadFailure(quotes, 'missing', undefined));
    jest.advanceTimersByTime(30_000);
    expect(sent).toHaveLength(1);
    expect(await received()).toEqual([
      {
        remote: 'quotes',
        build: '0.1.0-aaaaaaaaaaaa',
        views: 1,
        errors: 1,
        loadFailures: 1,
        loadsMs: [expect.any(Number)],
      },
      { ...SHELL_COUNT, build: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    ]);
  });

  it('are sent when the page is hidden, once', async () => {
    countView(quotes);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    expect(await received()).toMatchObject([{ views: 1, errors: 0 }]);
  });

  it('attribute errors that nobody caught by the stack', async () => {
    const error = Object.assign(new Error('uncaught'), {
      stack: 'Error: uncaught\n at f (http://localhost/mfe/shipments/1.2.0-bbbbbbbbbbbb/js/1.js:1:2)',
    });
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new Event('pagehide'));
    expect(await received()).toMatchObject([{ remote: 'shipments', build: '1.2.0-bbbbbbbbbbbb', errors: 1 }]);
  });

  it('stay below what the server accepts, and ignore errors while the browser is offline', async () => {
    for (let view = 0; view < 30; view += 1) countView(quotes);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    countError(sourceOfRemote(quotes), new Error('Failed to fetch'));
    online.mockRestore();
    window.dispatchEvent(new Event('pagehide'));
    expect(await received()).toMatchObject([{ views: 20, errors: 0 }]);
  });
});
