export const number = '02';
export const title = 'Text that is not valid Unicode is refused at every edge';

const LONE = '\\ud800';
const address = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };

export async function check({ product, expect }) {
  const { client } = await product.person();
  const refused = (answer, statuses, what) =>
    expect(statuses.includes(answer.status), `${what}: ${answer.status} ${answer.text}`);

  for (const [path, body] of Object.entries({
    '/api/v1/company/api-keys': `{"name":"k${LONE}","permissions":["quote.read"]}`,
    '/api/v1/contacts': `{"name":"k${LONE}","address":${JSON.stringify(address)}}`,
    '/api/v1/contacts?': `{"name":"k","${LONE}":1,"address":${JSON.stringify(address)}}`,
  }))
    refused(await client.post(path, body), [422], `a lone surrogate in the body of ${path}`);
  const visitor = product.visitor();
  for (const path of ['/api/v1/auth/login', '/api/v1/auth/password-reset', '/api/v1/auth/register'])
    refused(await visitor.post(path, `{"email":"${LONE}@a.test"}`), [422], `a lone surrogate posted to ${path}`);

  refused(
    await client.post('/api/v1/contacts', Buffer.from('{"name":"caf\xe9"}', 'latin1')),
    [400],
    'a body in Latin-1',
  );
  refused(await client.get('/api/v1/contacts?q=%ED%A0%80'), [400], 'a query with a surrogate');
  refused(await client.get('/api/v1/contacts?q=caf%E9'), [400], 'a query in Latin-1');
  refused(await client.get('/api/v1/contacts/caf%E9'), [400], 'a path in Latin-1');
  refused(
    await client.post('/api/v1/quotes/x/book', {}, { 'idempotency-key': 'caf\xe9' }),
    [400],
    'an Idempotency-Key in Latin-1',
  );
  const csv = Buffer.from(
    'name,address1,city,state,postal_code\r\ncaf\xe9,12 S Dock Pl,Chicago,IL,60601\r\n',
    'latin1',
  );
  refused(await upload(client, 'contacts.csv', csv), [400, 422], 'a CSV in Latin-1');
  refused(await upload(client, 'caf\xe9.csv', Buffer.from('name\r\n')), [400, 422], 'a file name in Latin-1');

  const kept = await client.post('/api/v1/contacts', { name: 'Trucks 🚚', address });
  expect(kept.json?.name === 'Trucks 🚚', `a character beyond the first plane was answered ${kept.status}`);
}

function upload(client, name, file) {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head, 'latin1'), file, Buffer.from('\r\n--b--\r\n')]);
  return client.post('/api/v1/contacts/imports', body, { 'content-type': 'multipart/form-data; boundary=b' });
}
