import { scrubBreadcrumb, scrubEvent, scrubText } from './scrub';

const SHIPMENT = 'shp_01KA9Z6M8Q3V5T7W9X1Y2Z3A4B';
/** Nothing of this may leave the browser. */
const SECRETS = [
  'robin.mercer@example.com',
  'Robin Mercer',
  '12 S Dock Pl',
  '1200 North Lake Shore Drive',
  '(312) 555-0100',
  '+1 312 555 0100',
  'seven calm otters drift',
  'b3f1c2d4e5a69788b3f1c2d4e5a69788b3f1c2d4e5a69788',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  'Aluminium fittings, boxed',
];

describe('scrubText', () => {
  it.each([
    ['mail to robin.mercer@example.com bounced', 'mail to [removed] bounced'],
    ['Unexpected token "Robin Mercer" in JSON', 'Unexpected token "[removed]" in JSON'],
    ["no offer for '12 S Dock Pl'", "no offer for '[removed]'"],
    ['no route to 12 S Dock Pl', 'no route to [removed]'],
    ['no route to 1200 North Lake Shore Drive, Chicago', 'no route to [removed], Chicago'],
    ['call (312) 555-0100 first', 'call [removed] first'],
    [
      'GET https://freight.example/change-password?token=abc failed',
      'GET https://freight.example/change-password failed',
    ],
    ['GET https://robin:secret@freight.example/x failed', 'GET https://[removed]@freight.example/x failed'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [removed]'],
    ['password=hunter2 was refused', 'password=[removed] was refused'],
    ['link b3f1c2d4e5a69788b3f1c2d4e5a69788b3f1c2d4e5a69788 is used', 'link [removed] is used'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'jwt [removed]'],
  ])('%s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    "Cannot read properties of undefined (reading 'total')",
    'x is not a function',
    `Shipment ${SHIPMENT} has no stops`,
    'The server answered 503.',
    'quotes 0.1.0: The server answered 404 for its code.',
  ])('keeps what helps to find the cause: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('scrubBreadcrumb', () => {
  it('keeps a request as method, path and status', () => {
    const data = {
      method: 'POST',
      url: '/api/v1/contacts?q=Robin%20Mercer',
      status_code: 422,
      request_body: 'Robin Mercer',
      response: { name: 'Robin Mercer' },
    };
    expect(scrubBreadcrumb({ category: 'fetch', timestamp: 1, data })).toEqual({
      category: 'fetch',
      timestamp: 1,
      data: { method: 'POST', url: '/api/v1/contacts', status_code: 422 },
    });
  });

  it('keeps a navigation without its query', () => {
    expect(
      scrubBreadcrumb({
        category: 'navigation',
        data: { from: '/change-password?token=abc', to: '/login?next=%2Fquotes#x' },
      }),
    ).toEqual({ category: 'navigation', data: { from: '/change-password', to: '/login' } });
  });

  it.each(['ui.click', 'ui.input', 'console'])('leaves %s out: it may repeat what stands on the page', (category) => {
    expect(scrubBreadcrumb({ category, message: 'button[aria-label="Your account: Robin Mercer"]' })).toBeNull();
  });
});

describe('scrubEvent', () => {
  const everySecret = SECRETS.map((secret) => `"${secret}" ${secret.includes('@') ? secret : ''}`).join(', ');
  const event = {
    event_id: 'a'.repeat(32),
    release: 'quotes@0.1.0',
    tags: { remote: 'quotes', digest: '1a2b3c4d' },
    message: everySecret,
    transaction: '/quotes/:id?q=Robin Mercer',
    user: { email: SECRETS[0], username: SECRETS[1], ip_address: '203.0.113.7' },
    request: {
      url: `https://freight.example/quotes?q=${SECRETS[1]}#${SECRETS[6]}`,
      query_string: SECRETS[1],
      cookies: { lading_session: SECRETS[7] },
      headers: { 'User-Agent': 'Firefox', Referer: `https://freight.example/?q=${SECRETS[1]}`, Cookie: SECRETS[7]! },
      data: { name: SECRETS[1] },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: everySecret,
          stacktrace: {
            frames: [
              {
                filename: 'https://freight.example/mfe/quotes/0.1.0-abc/js/1.js?at=5',
                lineno: 3,
                vars: { name: SECRETS[1] },
              },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'ui.input', message: SECRETS[9] },
      { category: 'fetch', data: { url: `/api/v1/locations?q=${SECRETS[2]}`, method: 'GET' } },
    ],
    spans: [
      {
        description: `GET /api/v1/contacts?q=${SECRETS[1]}`,
        data: {
          'http.url': `/api/v1/contacts?q=${SECRETS[1]}`,
          'http.method': 'GET',
          'http.query': `?q=${SECRETS[1]}`,
          'ui.component_name': SECRETS[1],
        },
      },
    ],
    contexts: {
      trace: { trace_id: 'b'.repeat(32), op: 'pageload' },
      state: { form: SECRETS },
      browser: { name: 'Firefox' },
    },
    extra: {
      attempt: 2,
      online: true,
      shipment: SHIPMENT,
      code: 'RATE_LIMITED',
      form: SECRETS,
      name: SECRETS[1],
      arguments: [SECRETS[0]],
    },
  };
  const scrubbed = scrubEvent(event);

  it('lets none of what people typed through', () => {
    const text = JSON.stringify(scrubbed);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain('203.0.113.7');
    expect(text).not.toContain('lading_session');
  });

  it('keeps what finds the cause', () => {
    expect(scrubbed).toMatchObject({
      release: 'quotes@0.1.0',
      tags: { remote: 'quotes', digest: '1a2b3c4d' },
      transaction: '/quotes/:id',
      request: { url: 'https://freight.example/quotes', headers: { 'User-Agent': 'Firefox' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: { frames: [{ filename: 'https://freight.example/mfe/quotes/0.1.0-abc/js/1.js', lineno: 3 }] },
          },
        ],
      },
      breadcrumbs: [{ category: 'fetch', data: { url: '/api/v1/locations', method: 'GET' } }],
      spans: [{ description: 'GET /api/v1/contacts', data: { 'http.url': '/api/v1/contacts', 'http.method': 'GET' } }],
      contexts: { trace: { op: 'pageload' }, browser: { name: 'Firefox' } },
      extra: { attempt: 2, online: true, shipment: SHIPMENT, code: 'RATE_LIMITED' },
    });
  });

  it('leaves its input as it was', () => {
    expect(event.user.email).toBe(SECRETS[0]);
    expect(scrubEvent({ message: 'x' })).toEqual({ message: 'x' });
  });
});
