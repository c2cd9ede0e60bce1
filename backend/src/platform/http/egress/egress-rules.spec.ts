import { loadConfig } from '../../../config/config.js';
import { EgressRules } from './egress-rules.js';

const rules = (allow = '') =>
  new EgressRules(loadConfig({ DATABASE_URL: 'mysql://u:p@localhost/lading', EGRESS_ALLOW: allow }));

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

it('permits what the operator names, at the port that is named', () => {
  const allowing = rules('10.20.0.0/16,127.0.0.1:4100,[::1]:4100');
  expect(allowing.permits('10.20.3.4', 8443)).toBe(true);
  expect(allowing.permits('10.21.3.4', 8443)).toBe(false);
  expect(allowing.permits('127.0.0.1', 4100)).toBe(true);
  expect(allowing.permits('127.0.0.1', 4101)).toBe(false);
  expect(allowing.permits('::1', 4100)).toBe(true);
  expect(allowing.permits('::1', 80)).toBe(false);
});

it.each(['localhost:4100', '127.0.0.1:port', '10.0.0.0/0', '10.0.0.0/33', '127.0.0.1,', '::1:99999999'])(
  'does not start with EGRESS_ALLOW=%s',
  (allow) => {
    expect(() => rules(allow)).toThrow('EGRESS_ALLOW');
  },
);
