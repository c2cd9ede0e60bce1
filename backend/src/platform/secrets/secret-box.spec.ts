import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../config/config.js';
import { CannotOpen, SecretBox } from './secret-box.js';

const DATABASE_URL = 'mysql://lading@127.0.0.1/lading';
const KEY = Buffer.alloc(32, 7).toString('base64');
const PLAIN = Buffer.from('JBSWY3DPEHPK3PXP');
/** PLAIN for 'totp', as an earlier release sealed it with KEY. */
const SEALED_WITHOUT_KEY_ID = 'QKpxJ4HRtx7Ar8/D7uRK7mZZtzKhTBh+eCMX7CrFRHikbCbfnmCwvdDGx3g=';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NEWER_KEY = Buffer.alloc(32, 8).toString('base64');

const given = (key = KEY, previous = '') =>
  new SecretBox(loadConfig({ DATABASE_URL, LADING_DIR: folder, SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous }));
const own = () => new SecretBox(loadConfig({ DATABASE_URL, LADING_DIR: join(folder, 'lading') }));

describe('SecretBox', () => {
  it('opens what it sealed, and seals the same value differently each time', () => {
    const box = given();
    const sealed = box.seal(PLAIN, 'totp');
    expect(box.open(sealed, 'totp')).toEqual(PLAIN);
    expect(sealed.includes(PLAIN)).toBe(false);
    expect(box.seal(PLAIN, 'totp')).not.toEqual(sealed);
  });

  it('opens nothing that was sealed for another purpose, with another key, or modified', () => {
    const sealed = given().seal(PLAIN, 'totp');
    expect(() => given().open(sealed, 'state')).toThrow();
    expect(() => given(NEWER_KEY).open(sealed, 'totp')).toThrow();
    for (let i = 0; i < sealed.length; i += 1) {
      const changed = Buffer.from(sealed);
      changed[i]! ^= 1;
      expect(() => given().open(changed, 'totp')).toThrow();
    }
    for (const length of [0, 11, 27, sealed.length - 1])
      expect(() => given().open(sealed.subarray(0, length), 'totp')).toThrow();
  });

  it('derives a key of 32 bytes for each purpose', () => {
    expect(given().currentKey('state').key).toHaveLength(32);
    expect(given().currentKey('state').key).toEqual(given().currentKey('state').key);
    expect(given().currentKey('state').key).not.toEqual(given().currentKey('totp').key);
  });

  it('opens values sealed with a previous key, and seals with the current one', () => {
    const old = given().seal(PLAIN, 'totp');
    const rotated = given(NEWER_KEY, KEY);
    expect(rotated.open(old, 'totp')).toEqual(PLAIN);
    expect(rotated.isCurrent(old)).toBe(false);
    const sealed = rotated.seal(PLAIN, 'totp');
    expect(rotated.isCurrent(sealed)).toBe(true);
    expect(given(NEWER_KEY).open(sealed, 'totp')).toEqual(PLAIN);
    expect(() => given().open(sealed, 'totp')).toThrow(CannotOpen);
  });

  it('opens values sealed before keys had ids, which are not current', () => {
    const sealed = Buffer.from(SEALED_WITHOUT_KEY_ID, 'base64');
    expect(given().open(sealed, 'totp')).toEqual(PLAIN);
    expect(given(NEWER_KEY, KEY).open(sealed, 'totp')).toEqual(PLAIN);
    expect(given().isCurrent(sealed)).toBe(false);
    expect(() => given(NEWER_KEY).open(sealed, 'totp')).toThrow(CannotOpen);
  });

  it('returns the keys of a purpose with their ids, the current one first', () => {
    const [current, previous] = given(NEWER_KEY, KEY).keys('state');
    expect(current).toEqual(given(NEWER_KEY).currentKey('state'));
    expect(previous).toEqual(given().currentKey('state'));
    expect(current?.id).toMatch(/^[0-9a-f]{8}$/);
    expect(current?.id).not.toBe(previous?.id);
  });

  it('generates a key once if none is configured, readable by its owner only', () => {
    const sealed = own().seal(PLAIN, 'totp');
    const file = join(folder, 'lading/secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(own().open(sealed, 'totp')).toEqual(PLAIN);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  it('refuses a file without a key, and does not repeat its contents', () => {
    own();
    writeFileSync(join(folder, 'lading/secret.key'), 'hunter2');
    expect(own).toThrow(/secret\.key does not hold a key of 32 bytes/);
    expect(own).not.toThrow(/hunter2/);
  });
});
