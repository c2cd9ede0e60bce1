export const number = '07';
export const title = 'Ids, cursors, dates and hosts that cannot be are 4xx';

const LABEL = 'a'.repeat(62);
const LONG_HOST = `${LABEL}.${LABEL}.${LABEL}.${LABEL}.test`;
const LISTS = [
  'contacts',
  'contacts/duplicates',
  'company/tariffs',
  'company/members',
  'company/invitations',
  'company/activity',
  'company/products',
  'company/templates',
  'quotes',
  'shipments',
  'shipments/exceptions',
  'notifications',
  'me/followed-shipments',
];

export async function check({ product, expect }) {
  const { client } = await product.person();
  const refused = ({ status, text }, what) => expect(status >= 400 && status < 500, `${what}: ${status} ${text}`);

  const far = Buffer.from('+275760-09-13T00:00:00.000Z qte_01BX5ZZKBKACTAV9WEVGEMMVRZ').toString('base64url');
  for (const list of LISTS)
    for (const cursor of ['%C3%BC', '%00', 'x'.repeat(300), '%F0%9F%9A%9A', far])
      expect(
        (await client.get(`/api/v1/${list}?cursor=${cursor}`)).status < 500,
        `${list} with the cursor ${cursor.slice(0, 40)}`,
      );
  refused(await client.get('/api/v1/shipments?pickupFrom=2026-02-31'), 'a date that is none');
  refused(await client.get('/api/v1/company/activity?from=2026-W05'), 'an instant that is none');

  const booking = {
    offerId: 'ofr_ü',
    acceptedTotal: { amount: 1, currency: 'USD' },
    stops: [],
    pickup: { on: '2027-01-05' },
  };
  refused(
    await client.post('/api/v1/quotes/qte_01BX5ZZKBKACTAV9WEVGEMMVRZ/book', booking, { 'idempotency-key': 'k' }),
    'an offerId',
  );
  for (const id of ['ü', '🚚', 'x'.repeat(5_000), '\\u0000'])
    refused(
      await client.post('/api/v1/contacts/ctc_01BX5ZZKBKACTAV9WEVGEMMVRZ/merge', `{"otherId":"${id}"}`),
      'an otherId',
    );
  for (const id of ['%C3%BC', '%00', 'x'.repeat(3_000)])
    refused(await client.get(`/api/v1/quotes/${id}`), 'an id in a path');

  const url = `https://${LONG_HOST}/events`;
  refused(
    await client.post('/api/v1/company/webhooks', { url, kinds: ['shipment.booked'] }),
    'a webhook with a long host',
  );
  const carrier = { scac: 'ZZZZ', name: 'Test Lines', endpoint: url };
  refused(await client.post('/api/v1/company/carriers', carrier), 'a carrier with a long host');
  refused(await client.post('/api/v1/company/domains', { domain: LONG_HOST, proof: 'dns' }), 'a long domain');
  const email = '"\\ud800@a.test"';
  for (const path of ['login', 'password-reset', 'register'])
    refused(
      await product.visitor().post(`/api/v1/auth/${path}`, `{"email":${email}}`),
      `the email address of a visitor at ${path}`,
    );
}
