import { SOURCE } from './parts.mjs';

/** Signs in at the identity source as a browser does, until the source sends the browser back: {url, cookie} of the callback. */
export async function visitSource({ url }) {
  const cookies = new Map();
  let address = new URL(`${url}/api/v1/auth/shippers/${SOURCE}/start`);
  let form;
  for (let hops = 0; hops < 10; hops += 1) {
    const response = await fetch(address, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: cookieHeader(cookies, address) },
      body: form,
      redirect: 'manual',
    });
    const { origin } = address;
    for (const text of response.headers.getSetCookie()) keepCookie(cookies, origin, text);
    const location = response.headers.get('location');
    form = undefined;
    if (location !== null) address = new URL(location, address);
    else if (response.ok && address.pathname.startsWith('/interaction/'))
      form = new URLSearchParams({ account: 'stranger@elsewhere.test' });
    else throw new Error(`${address.pathname} answered ${response.status}.`);
    const callback = `/auth/shippers/${SOURCE}/callback`;
    if (address.origin === url && address.pathname === callback)
      return { url: `${url}/api/v1${callback}${address.search}`, cookie: cookieHeader(cookies, address) };
  }
  throw new Error('The identity source sends the browser in circles.');
}

function keepCookie(cookies, origin, text) {
  const [pair] = text.split(';');
  cookies.set(`${origin} ${pair.split('=')[0]}`, pair);
}

const cookieHeader = (cookies, { origin }) =>
  [...cookies].flatMap(([name, pair]) => (name.startsWith(`${origin} `) ? [pair] : [])).join('; ');
