import { Client } from '../client.mjs';

export const number = '21';
export const title = 'IPv6 is counted by /64, mapped IPv4 as IPv4';

const TRACKING_PER_MINUTE = 60;
const DELIVERIES_PER_MINUTE = 1_200;
const AT_ONCE = 40;

export async function check({ product, expect, short, note }) {
  const running = await product.startProcess({ TRUSTED_PROXIES: '127.0.0.1', RUN_WORKER: 'false' });
  const client = new Client([running], product.publicUrl);
  const from = (address) => ({ 'x-forwarded-for': address });
  const track = async (address) => (await client.get('/track/none', from(address))).status;
  const deliver = async (address) => (await client.post('/carrier-api/v1/shipment-events', [], from(address))).status;

  for (let n = 0; n < TRACKING_PER_MINUTE; n += 1) await track(`2001:db8:1:2:${n}::${n}`);
  expect((await track('2001:db8:1:2:ffff::1')) === 429, 'addresses of one /64 are counted apart at tracking pages');
  expect((await track('2001:DB8:0001:0002::9')) === 429, 'the spelling of an address counts');
  expect((await track('2001:db8:1:3::1')) === 404, 'another /64 is counted with them');
  for (let n = 0; n < TRACKING_PER_MINUTE; n += 1) await track(n % 2 ? '203.0.113.7' : '::ffff:203.0.113.7');
  expect((await track('::ffff:cb00:7107')) === 429, 'an IPv4 address that is mapped into IPv6 is counted apart');
  expect((await track('::ffff:203.0.113.8')) === 404, 'all mapped addresses are counted together');
  if (short) return;

  for (let sent = 0; sent < DELIVERIES_PER_MINUTE; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => deliver(`2001:db8:7:7:${sent + n}::1`)));
  expect(
    (await deliver('2001:db8:7:7:ffff::1')) === 429,
    'addresses of one /64 are counted apart at deliveries of carriers',
  );
  expect((await deliver('2001:db8:7:8::1')) !== 429, 'another /64 is counted with them at deliveries of carriers');
  note(`${DELIVERIES_PER_MINUTE} deliveries`);
}
