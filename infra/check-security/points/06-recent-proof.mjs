import { PASSWORD } from '../product.mjs';

export const number = '06';
export const title = 'Handing out access needs a recent proof';

const OLD = new Date(Date.now() - 6 * 60_000);
const COMPANY = '/api/v1/company';

export async function check({ product, expect }) {
  const owner = await product.person();
  const { companyId } = owner;
  const member = () => product.person({ companyId });
  const [promoted, removed] = [await member(), await product.person({ companyId, role: 'admin' })];
  const key = { name: 'ERP', permissions: ['quote.read'] };

  const refused = (answer) => answer.status === 403 && answer.json?.code === 'REAUTHENTICATION_REQUIRED';
  const age = ({ userId }) =>
    product.query('UPDATE user_session SET authenticated_at = ? WHERE user_id = ?', [OLD, userId]);
  const attempts = {
    'an API key': () => owner.client.post(`${COMPANY}/api-keys`, key),
    'an invited admin': () => owner.client.post(`${COMPANY}/invitations`, { email: 'a@outside.test', role: 'admin' }),
    'a promoted owner': () => owner.client.patch(`${COMPANY}/members/${promoted.userId}`, { role: 'owner' }),
    'a webhook': () =>
      owner.client.post(`${COMPANY}/webhooks`, { url: 'https://erp.example/x', kinds: ['shipment.booked'] }),
    'a mail domain': () => owner.client.post(`${COMPANY}/domains`, { domain: 'outside.example', proof: 'dns' }),
    'a carrier connection': () =>
      owner.client.post(`${COMPANY}/carriers`, { scac: 'SAIA', name: 'Saia', endpoint: 'https://saia.example/x' }),
  };
  await age(owner);
  for (const [what, attempt] of Object.entries(attempts)) {
    const answer = await attempt();
    expect(refused(answer), `${what} was answered ${answer.status} without a recent proof`);
  }
  const booker = await owner.client.post(`${COMPANY}/invitations`, { email: 'b@outside.test', role: 'booker' });
  expect(booker.status === 201, `inviting a booker was answered ${booker.status}`);
  await owner.client.post('/api/v1/auth/reauthenticate', { password: PASSWORD });
  for (const [what, attempt] of Object.entries(attempts)) {
    const { status } = await attempt();
    expect(status < 300, `${what} was answered ${status} after a proof`);
  }

  await checkKeys({ product, expect, owner, removed, key });
}

/** Owners are notified of keys, and keys are revoked with their creator. */
async function checkKeys({ product, expect, owner, removed, key }) {
  const { json: made } = await removed.client.post(`${COMPANY}/api-keys`, key);
  const { json: kept } = await removed.client.post(`${COMPANY}/api-keys`, { ...key, name: 'WMS' });
  const [mail] = (await product.mails(owner.email, 3)).filter(({ text }) => text.includes(removed.email));
  expect(mail?.subject.startsWith('New API key'), 'the owner was not mailed of a key that an admin created');
  const { json: inbox } = await owner.client.get('/api/v1/notifications');
  expect(
    inbox?.items.some(({ kind, subject }) => kind === 'security.api_key_created' && subject.id === made.id),
    'the key is not in the inbox of the owner',
  );
  const use = ({ token }) => product.visitor({ headers: { authorization: `Bearer ${token}` } }).get('/api/v1/quotes');
  expect((await use(made)).status === 200, 'a new key does not work');
  await owner.client.delete(`${COMPANY}/members/${removed.userId}?keepApiKeys=${kept.id}`);
  expect((await use(made)).status === 401, 'a key outlived the membership of its creator');
  expect((await use(kept)).status === 200, 'a key that was kept was revoked');
}
