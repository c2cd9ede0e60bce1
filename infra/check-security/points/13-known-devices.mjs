import { PASSWORD } from '../product.mjs';

export const number = '13';
export const title = 'Known devices end with a reset and with sign out everywhere';

const NEW_PASSWORD = 'nine-crates-of-basalt';

export async function check({ product, expect }) {
  await product.query('DELETE FROM throttle');
  const signedIn = async (email, password) => {
    const client = product.visitor();
    const { status } = await client.post('/api/v1/auth/login', { email, password });
    expect(status === 200, `sign-in was answered ${status}`);
    return client;
  };
  /** Whether the browser can sign in although its address has used all attempts for the account. */
  const isKnown = async (browser, email, password) => {
    for (let i = 0; i < 11; i += 1)
      await product.visitor().post('/api/v1/auth/login', { email, password: 'not-the-password' });
    const { status } = await browser.post('/api/v1/auth/login', { email, password });
    expect([200, 429].includes(status), `a sign-in during an attack was answered ${status}`);
    return status === 200;
  };
  const control = await product.person();
  const controlBrowser = await signedIn(control.email, PASSWORD);
  expect(await isKnown(controlBrowser, control.email, PASSWORD), 'a known device is kept out');

  const everywhere = await product.person();
  const stolen = await signedIn(everywhere.email, PASSWORD);
  const own = await signedIn(everywhere.email, PASSWORD);
  expect((await own.delete('/api/v1/me/sessions')).status === 204, 'sign out everywhere failed');
  expect(!(await isKnown(stolen, everywhere.email, PASSWORD)), 'a device survives sign out everywhere');
  expect(await isKnown(own, everywhere.email, PASSWORD), 'the browser that signed the others out is forgotten');

  const reset = await product.person();
  const former = await signedIn(reset.email, PASSWORD);
  await product.visitor().post('/api/v1/auth/password-reset', { email: reset.email });
  await product.settled();
  const link = product
    .mailsNow(reset.email)
    .flatMap((mail) => mail.links)
    .find((each) => each.includes('token='));
  const token = new URL(link).searchParams.get('token');
  const { status } = await product.visitor().post('/api/v1/auth/password', { token, newPassword: NEW_PASSWORD });
  expect(status === 200, `a reset was answered ${status}`);
  expect(!(await isKnown(former, reset.email, NEW_PASSWORD)), 'a device survives a reset');
}
