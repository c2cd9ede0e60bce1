import { PASSWORD } from '../product.mjs';

export const number = '01';
export const title = 'Mailed links give an account to its owner alone';

const STRANGERS = 'the-strangers-own-words';
const OWNERS = 'nine-crates-of-basalt';

export async function check({ product, expect }) {
  await registration({ product, expect });
  await invitation({ product, expect });
  const changed = await emailChange({ product, expect });
  await undo({ product, expect }, changed);
}

const tokenOf = (mail, name = 'token') => new URL(mail.links[0]).searchParams.get(name);
const signIn = async (product, email, password) =>
  (await product.visitor().post('/api/v1/auth/login', { email, password })).status;

/** A stranger registers the owner's address with a password; the owner opens the link. */
async function registration({ product, expect }) {
  const email = 'owner@takeover.test';
  const visitor = product.visitor();
  const details = { fullName: 'Eve Stranger', companyName: 'Trap Inc', password: STRANGERS };
  const planted = await visitor.post('/api/v1/auth/register', { email, ...details });
  expect(planted.status === 422, `register with a password was answered ${planted.status}`);
  const asked = await visitor.post('/api/v1/auth/register', { email });
  const known = await visitor.post('/api/v1/auth/register', { email: (await product.person()).email });
  expect(asked.status === 202 && known.status === 202, `register was answered ${asked.status} and ${known.status}`);
  expect(asked.text === known.text, 'register tells a known address from an unknown one');
  const strangersLink = tokenOf((await product.mails(email))[0]);
  const [row] = await product.query('SELECT * FROM registration WHERE email = ?', [email]);
  expect(row.password_hash === null && row.full_name === null, 'a registration stores more than the address');

  const owner = product.visitor();
  const page = await owner.get(`/register?token=${strangersLink}`);
  expect(page.status < 500, `the page of the link was answered ${page.status}`);
  const read = await owner.post('/api/v1/auth/registration', { token: strangersLink });
  expect(read.json?.email === email, `reading the link was answered ${read.status} ${read.text}`);
  const accounts = () => product.query('SELECT id FROM user_account WHERE email = ?', [email]);
  expect((await accounts()).length === 0, 'opening the link created an account');

  await visitor.post('/api/v1/auth/register', { email });
  const mails = await product.mails(email, 2);
  const finish = (token, password) =>
    owner.post('/api/v1/auth/register/verify', { ...details, fullName: 'Rosa Delgado', token, password });
  const late = await finish(strangersLink, STRANGERS);
  expect(late.status === 404, `the older of two links was answered ${late.status}`);
  const bare = await owner.post('/api/v1/auth/register/verify', { token: tokenOf(mails[1]) });
  expect(bare.status === 422, `a link without a password was answered ${bare.status}`);
  const done = await finish(tokenOf(mails[1]), OWNERS);
  expect(done.status === 200, `the newest link was answered ${done.status} ${done.text}`);
  expect((await finish(tokenOf(mails[1]), OWNERS)).status === 404, 'a link worked twice');
  expect((await signIn(product, email, STRANGERS)) === 401, 'the stranger can sign in');
  expect((await signIn(product, email, OWNERS)) === 200, 'the owner cannot sign in');
}

async function invitation({ product, expect }) {
  const host = await product.person();
  const email = 'guest@takeover.test';
  await host.client.post('/api/v1/company/invitations', { email, role: 'booker' });
  const invitationToken = tokenOf((await product.mails(email))[0], 'invitation');
  const guest = product.visitor();
  const foreign = await guest.post('/api/v1/auth/register', { email: 'other@takeover.test', invitationToken });
  expect(foreign.status === 422, `an invitation for another address was answered ${foreign.status}`);
  await guest.post('/api/v1/auth/register', { email, invitationToken });
  const token = tokenOf((await product.mails(email, 2)).at(-1));
  const details = { token, fullName: 'Omar Haddad', password: OWNERS };
  const own = await guest.post('/api/v1/auth/register/verify', { ...details, companyName: 'Trap Inc' });
  expect(own.status === 422, `a company beside an invitation was answered ${own.status}`);
  const joined = await guest.post('/api/v1/auth/register/verify', details);
  expect(joined.json?.session?.company?.id === host.companyId, `the invitation led to ${joined.status} ${joined.text}`);
}

/** A stranger gets their link confirmed by someone else; then a thief in the session changes the account. */
async function emailChange({ product, expect }) {
  const thief = await product.person();
  const victim = await product.person();
  const email = 'new@takeover.test';
  const before = await addAccess(thief);
  await thief.client.post('/api/v1/me/email', { email });
  const [mail] = await product.mails(email);
  expect(mail.text.includes(thief.email), 'the mail does not name the account that asked');
  const token = tokenOf(mail, 'emailToken');
  for (const [who, client] of [
    ['nobody', product.visitor()],
    ['another account', victim.client],
  ]) {
    const refused = await client.post('/api/v1/auth/email/verify', { token });
    expect(refused.status === 403, `confirmed by ${who}: ${refused.status} ${refused.text}`);
  }
  const between = await addAccess(thief);
  const done = await thief.client.post('/api/v1/auth/email/verify', { token });
  expect(done.json?.result === 'changed', `confirmed in the account: ${done.status} ${done.text}`);
  const after = await addAccess(thief);
  await product.settled();
  const notice = product.mailsNow(thief.email).find(({ subject }) => subject.endsWith('was changed'));
  return { account: thief, email, before, added: [between, after], undoToken: tokenOf(notice, 'emailToken') };
}

/** Creates an API key with the account. */
async function addAccess({ client }) {
  const key = { name: 'ERP', permissions: ['shipment.read'], expiresOn: null };
  const { json, status, text } = await client.post('/api/v1/company/api-keys', key);
  if (status !== 201) throw new Error(`A key was answered ${status} ${text}`);
  return json.token;
}

async function undo({ product, expect }, { account, email, before, added, undoToken }) {
  const session = product.visitor();
  await session.post('/api/v1/auth/login', { email, password: PASSWORD });
  await account.client.post('/api/v1/me/factors/totp');
  const undone = await product.visitor().post('/api/v1/auth/email/verify', { token: undoToken });
  expect(undone.json?.result === 'restored', `the undo was answered ${undone.status} ${undone.text}`);
  for (const client of [account.client, session])
    expect((await client.get('/api/v1/auth/session')).status === 401, 'a session survived the undo');
  expect((await signIn(product, email, PASSWORD)) === 401, 'the password survived the undo');
  const use = async (key) =>
    (await product.visitor().get('/api/v1/shipments', { authorization: `Bearer ${key}` })).status;
  for (const key of added) expect((await use(key)) === 401, 'a key that was added since survived the undo');
  expect((await use(before)) === 200, 'a key from before the change was revoked');
  for (const table of ['totp_factor', 'passkey', 'recovery_code', 'external_identity']) {
    const rows = await product.query(`SELECT user_id FROM ${table} WHERE user_id = ?`, [account.userId]);
    expect(rows.length === 0, `a ${table} survived the undo`);
  }
}
