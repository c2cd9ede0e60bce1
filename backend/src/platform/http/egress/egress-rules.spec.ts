import { loadConfig } from '../../../config/config.js';
import { EgressRules, isPublic } from './egress-rules.js';

const configured = (environment: Record<string, string>) =>
  loadConfig({ DATABASE_URL: 'mysql://u:p@localhost/lading', ...environment });
const rules = (allow = '') => new EgressRules(configured({ EGRESS_ALLOW_CARRIERS: allow }).egressAllow.carriers);

it.each([
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('refuses %s', (address) => expect(rules().permits(address, 443)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '172.15.255.255', '192.169.0.1', '100.128.0.1', '2600::1', '2a00:1450::1'])(
  'permits %s',
  (address) => {
    expect(rules().permits(address, 443)).toBe(true);
    expect(rules().named(address, 443)).toBe(false);
  },
);

it('permits what the operator allows, at that port', () => {
  const allowing = rules('10.20.0.0/16,127.0.0.1:4100,[::1]:4100');
  expect(allowing.permits('10.20.3.4', 8443)).toBe(true);
  expect(allowing.permits('10.21.3.4', 8443)).toBe(false);
  expect(allowing.permits('127.0.0.1', 4100)).toBe(true);
  expect(allowing.permits('127.0.0.1', 4101)).toBe(false);
  expect(allowing.permits('::1', 4100)).toBe(true);
  expect(allowing.permits('::1', 80)).toBe(false);
});

it.each(['localhost:4100', '127.0.0.1:port', '10.0.0.0/0', '10.0.0.0/33', '127.0.0.1,', '::1:99999999'])(
  'refuses to start with EGRESS_ALLOW_CARRIERS=%s',
  (allow) => {
    expect(() => rules(allow)).toThrow('EGRESS_ALLOW_CARRIERS');
  },
);

it('treats no special-purpose address as public', () => {
  const ends = [
    ['0.0.0.0', '0.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '203.0.113.255'],
    ['224.0.0.0', '255.255.255.255'],
    ['::', '::ffff:ffff'],
    ['::ffff:0:0', '::ffff:ffff:ffff'],
    ['64:ff9b::', '64:ff9b::ffff:ffff'],
    ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['100::', '100::ffff:ffff:ffff:ffff'],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fe80::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ].flat();
  expect(ends.filter(isPublic)).toEqual([]);
});

it('separates carriers from webhooks', () => {
  const { carriers, webhooks } = configured({
    EGRESS_ALLOW_CARRIERS: '10.0.0.1',
    EGRESS_ALLOW_WEBHOOKS: '10.0.0.2',
  }).egressAllow;
  expect(['10.0.0.1', '10.0.0.2'].map((address) => new EgressRules(carriers).permits(address, 443))).toEqual([
    true,
    false,
  ]);
  expect(['10.0.0.1', '10.0.0.2'].map((address) => new EgressRules(webhooks).permits(address, 443))).toEqual([
    false,
    true,
  ]);
});

it('applies the deprecated EGRESS_ALLOW as a default, and reports it', () => {
  const { egressAllow, deprecated } = configured({ EGRESS_ALLOW: '10.0.0.1', EGRESS_ALLOW_WEBHOOKS: '10.0.0.2' });
  expect([egressAllow.carriers, egressAllow.webhooks].map(([target]) => target?.address)).toEqual([
    '10.0.0.1',
    '10.0.0.2',
  ]);
  expect(deprecated).toEqual([expect.stringContaining('EGRESS_ALLOW_CARRIERS and EGRESS_ALLOW_WEBHOOKS')]);
  expect(configured({ EGRESS_ALLOW_CARRIERS: '10.0.0.1' }).deprecated).toEqual([]);
});
