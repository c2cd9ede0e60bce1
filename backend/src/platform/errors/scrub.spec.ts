import { scrubEvent, scrubText } from './scrub.js';

const TOKEN = 'kP3vX9qL2mN8bR5tY7wZ1aC4dF6gH0jK_sU-eI2oQ9x';

describe('scrubEvent', () => {
  it('keeps the route and removes all request data', () => {
    const request = {
      method: 'POST',
      url: `https://freight.example/api/v1/me?token=${TOKEN}#x`,
      headers: { cookie: 'a=b', authorization: 'Bearer x' },
      cookies: { a: 'b' },
      data: '{"password":"p"}',
      query_string: 'token=x',
    };
    expect(scrubEvent({ request }).request).toEqual({ method: 'POST', url: 'https://freight.example/api/v1/me' });
  });

  it('removes the token from the URL of a tracking page', () => {
    expect(scrubEvent({ request: { method: 'GET', url: `https://freight.example/track/${TOKEN}` } }).request?.url).toBe(
      'https://freight.example/track/[removed]',
    );
  });

  it('removes tokens from a trace, in every URL attribute', () => {
    const target = `/TRACK/${TOKEN}?token=${TOKEN}`;
    const data = {
      'http.target': target,
      'http.query': `token=${TOKEN}`,
      'http.method': 'GET',
      'http.status_code': 404,
    };
    const event = scrubEvent({
      type: 'transaction',
      transaction: `GET /TRACK/${TOKEN}`,
      contexts: { trace: { trace_id: 'a', span_id: 'b', data: { ...data } } },
      spans: [{ description: `GET ${target}`, data: { ...data }, span_id: 'c', trace_id: 'a', start_timestamp: 0 }],
    });
    expect(JSON.stringify(event)).not.toContain(TOKEN);
    expect(event.contexts?.trace?.data).toEqual({
      'http.target': '/TRACK/[removed]',
      'http.method': 'GET',
      'http.status_code': 404,
    });
  });

  it('keeps only the id of a user', () => {
    const user = { id: 'usr_01', email: 'rosa@example.test', ip_address: '203.0.113.7', username: 'Rosa' };
    expect(scrubEvent({ user, server_name: 'host-7' })).toEqual({ user: { id: 'usr_01' } });
  });

  it('cleans messages everywhere in the event', () => {
    const event = scrubEvent({
      message: 'mail to rosa@example.test failed',
      exception: {
        values: [{ type: 'Error', value: `Duplicate entry 'rosa.d+x@mail.example.test' for key ${TOKEN}` }],
      },
      breadcrumbs: [{ message: 'GET /verify rosa@example.test', data: { url: `http://x/?token=${TOKEN}` } }],
    });
    expect(event.message).toBe('mail to [address] failed');
    expect(event.exception?.values?.[0]?.value).toBe("Duplicate entry '[address]' for key [removed]");
    expect(JSON.stringify(event)).not.toMatch(/rosa|kP3v/);
  });

  it('keeps what identifies a failure', () => {
    const text =
      "Table 'lading.company' doesn't exist (request 01KAH2Z9M4X8Q7W6E5R4T3Y2U1, shp_01KAH2Z9M4X8Q7W6E5R4T3Y2U1, digest 1a2b3c4d5e6f)";
    expect(scrubText(text)).toBe(text);
  });
});
