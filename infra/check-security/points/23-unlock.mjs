import { PASSWORD } from '../product.mjs';

export const number = '23';
export const title = 'A botnet gets 100 attempts; the owner gets in by mail';

const ATTEMPTS = 130;
const LIMIT = 100;
const UNKNOWN = 'nobody@botnet.test';

export async function check({ product, expect, note }) {
  await product.query('DELETE FROM throttle');
  const { email } = await product.person();
  const known = product.visitor();
  await known.post('/api/v1/auth/login', { email, password: PASSWORD });
  // Behind a proxy each attempt has its own address.
  const proxied = await product.startProcess({ TRUSTED_PROXIES: '127.0.0.1' });
  const login = (client, address, password, from) =>
    client.ask('POST', '/api/v1/auth/login', { email: address, password }, { 'x-forwarded-for': from });
  const browser = () => {
    const client = product.visitor();
    client.processes = [proxied];
    return client;
  };
  const refused = {};
  for (const address of [email, UNKNOWN]) {
    let checked = 0;
    for (let i = 0; i < ATTEMPTS; i += 1) {
      const answer = await login(browser(), address, 'not-the-password', `203.0.113.${i}`);
      if (answer.status === 401) checked += 1;
      else refused[address] = answer;
    }
    expect(checked === LIMIT, `${checked} attempts at ${address} were checked`);
  }
  const shape = ({ status, json }) => JSON.stringify([status, json.code, json.detail, Object.keys(json.params)]);
  expect(shape(refused[email]) === shape(refused[UNKNOWN]), 'an account is told from an unknown address');
  expect(Number(refused[email].headers['retry-after']) > 0, 'a refusal has no Retry-After');
  expect(
    (await known.post('/api/v1/auth/login', { email, password: PASSWORD })).status === 200,
    'a known device is kept out',
  );

  await product.settled();
  expect(product.mailsNow(UNKNOWN).length === 0, 'an unknown address was mailed');
  const offers = product.mailsNow(email).filter(({ links }) => links.some((link) => link.includes('unlock=')));
  expect(offers.length === 1, `${offers.length} unlock links were mailed`);
  const token = new URL(offers[0].links.find((link) => link.includes('unlock='))).searchParams.get('unlock');
  const owner = browser();
  expect((await login(owner, email, PASSWORD, '198.51.100.7')).status === 429, 'a new browser is not limited');
  const unlock = (client) => client.post('/api/v1/auth/unlock', { token });
  expect((await unlock(owner)).status === 204, 'the mailed link does not work');
  expect((await login(owner, email, PASSWORD, '198.51.100.7')).status === 200, 'the unlocked browser is kept out');
  expect((await unlock(browser())).status === 404, 'the mailed link works twice');
  note(`${2 * ATTEMPTS} attempts`);
}
