import type { ErrorEvent } from '@sentry/react';
import { digestOf } from '../fallback/digest';
import { session } from '../testing/fixtures';
import { rememberPeople } from './known-people';
import { optionsFor, prepareError, withSource } from './sentry';

const PAGE = { online: true, leaving: false };
const QUOTES_FILE = 'https://freight.example/mfe/quotes/0.3.1-3751f3a7e4ab/js/465.f25680c327.js?at=1';
const SETTINGS = {
  dsn: 'https://abc@errors.example.com/42',
  environment: 'test',
  tracesSampleRate: 1,
  replaySampleRate: 0,
};

/** An event as the SDK makes it; frames go from the bottom of the stack to its top. */
const eventOf = (error: Error, files: string[], rest: Partial<ErrorEvent> = {}): ErrorEvent => ({
  type: undefined,
  exception: {
    values: [
      { type: error.name, value: error.message, stacktrace: { frames: files.map((filename) => ({ filename })) } },
    ],
  },
  ...rest,
});
const failed = new TypeError("no price for 'Robin Mercer'");

describe('prepareError', () => {
  it('names remote, release and digest of an error nobody caught, by the file it came from', () => {
    const sent = prepareError(
      eventOf(failed, ['https://freight.example/js/vendor.js', QUOTES_FILE]),
      { originalException: failed },
      PAGE,
    );
    expect(sent).toMatchObject({
      release: 'quotes@0.3.1',
      tags: { remote: 'quotes', build: '0.3.1-3751f3a7e4ab', digest: digestOf(failed) },
    });
    expect(JSON.stringify(sent)).not.toContain('Robin Mercer');
    expect(JSON.stringify(sent)).not.toContain('?at=');
  });

  it('keeps the remote that reported the error and the digest that the user sees', () => {
    const tags = { remote: 'shipments', version: '1.2.0', build: '1.2.0-aaaaaaaaaaaa', digest: '1a2b3c4d' };
    expect(prepareError(eventOf(failed, [QUOTES_FILE], { tags }), { originalException: failed }, PAGE)).toMatchObject({
      release: 'shipments@1.2.0',
      tags: { remote: 'shipments', build: '1.2.0-aaaaaaaaaaaa', digest: '1a2b3c4d' },
    });
  });

  it('removes names of the session and what was typed, also without quotes', () => {
    rememberPeople(session({ user: { ...session().user, fullName: 'Jane Roe', email: 'jroe@mercer.example' } }));
    document.body.innerHTML = '<input value="Rosa Delgado"><select><option>Ohio</option></select>';
    const error = new Error('Jane Roe cannot book for Rosa Delgado from Ohio');
    const sent = prepareError(eventOf(error, [QUOTES_FILE]), { originalException: error }, PAGE);
    document.body.replaceChildren();
    expect(sent?.exception?.values?.[0]?.value).toBe('[removed] cannot book for [removed] from Ohio');
  });

  it('is silent about noise', () => {
    expect(
      prepareError(eventOf(new TypeError('Failed to fetch'), [QUOTES_FILE]), {}, { ...PAGE, online: false }),
    ).toBeNull();
    expect(prepareError(eventOf(new TypeError('Failed to fetch'), [QUOTES_FILE]), {}, PAGE)).not.toBeNull();
  });
});

describe('withSource', () => {
  it('names remote and build of an error in the first line of the envelope', async () => {
    const sent: unknown[] = [];
    const transport = withSource(() => ({
      send: async (envelope) => (sent.push(envelope[0]), {}),
      flush: async () => true,
    }))({ url: '/monitoring', recordDroppedEvent: () => undefined });
    const event = { type: undefined, tags: { remote: 'quotes', build: '0.3.1-3751f3a7e4ab' } } as const;
    await transport.send([{ event_id: 'a', sent_at: 'now' }, [[{ type: 'event' }, event]]]);
    await transport.send([{ sent_at: 'now' }, [[{ type: 'client_report' }, { timestamp: 1, discarded_events: [] }]]]);
    expect(sent).toEqual([{ event_id: 'a', sent_at: 'now', source: 'quotes/0.3.1-3751f3a7e4ab' }, { sent_at: 'now' }]);
  });
});

describe('settings of the SDK', () => {
  const options = optionsFor(SETTINGS, PAGE);

  it('sends through the own origin, and traces only its API', () => {
    expect(options.tunnel).toBe('/monitoring');
    const [target] = options.tracePropagationTargets as RegExp[];
    expect(
      ['/api/v1/quotes', 'https://elsewhere.example/api/v1', '/monitoring'].map((url) => target!.test(url)),
    ).toEqual([true, false, false]);
  });

  it.each([
    ['shows a page', '<main></main>', 'ok', true],
    ['ended on the not-found page', '<div data-not-found></div>', 'ok', false],
    ['was answered 404', '<main></main>', 'not_found', false],
  ])('a trace of a page load that %s', async (_name, html, status, sent) => {
    document.body.innerHTML = html;
    const transaction = {
      type: 'transaction' as const,
      contexts: { trace: { op: 'pageload', status, trace_id: 'a', span_id: 'b', data: {} } },
    };
    expect((await options.beforeSendTransaction!(transaction, {})) !== null).toBe(sent);
  });
});
