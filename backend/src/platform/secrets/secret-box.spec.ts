import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../config/config.js';
import { SecretBox } from './secret-box.js';

const DATABASE_URL = 'mysql://lading@127.0.0.1/lading';
const KEY = Buffer.alloc(32, 7).toString('base64');
const PLAIN = Buffer.from('JBSWY3DPEHPK3PXP');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const given = (key = KEY) => new SecretBox(loadConfig({ DATABASE_URL, LADING_DIR: folder, SECRET_KEY: key }));
const own = () => new SecretBox(loadConfig({ DATABASE_URL, LADING_DIR: join(folder, 'lading') }));

describe('SecretBox', () => {
  it('gives back what it sealed, and seals the same differently each time', () => {
    const box = given();
    const sealed = box.seal(PLAIN, 'totp');
    expect(box.open(sealed, 'totp')).toEqual(PLAIN);
    expect(sealed.includes(PLAIN)).toBe(false);
    expect(box.seal(PLAIN, 'totp')).not.toEqual(sealed);
  });

  it('opens nothing that was sealed for another purpose, with another key, or changed since', () => {
    const sealed = given().seal(PLAIN, 'totp');
    expect(() => given().open(sealed, 'state')).toThrow();
    expect(() => given(Buffer.alloc(32, 8).toString('base64')).open(sealed, 'totp')).toThrow();
    for (let i = 0; i < sealed.length; i += 1) {
      const changed = Buffer.from(sealed);
      changed[i]! ^= 1;
      expect(() => given().open(changed, 'totp')).toThrow();
    }
    for (const length of [0, 11, 27, sealed.length - 1])
      expect(() => given().open(sealed.subarray(0, length), 'totp')).toThrow();
  });

  it('derives a key of 32 bytes for each purpose', () => {
    expect(given().keyFor('state')).toHaveLength(32);
    expect(given().keyFor('state')).toEqual(given().keyFor('state'));
    expect(given().keyFor('state')).not.toEqual(given().keyFor('totp'));
  });

  it('makes a key of its own where none is given, once, which only its owner can read', () => {
    const sealed = own().seal(PLAIN, 'totp');
    const file = join(folder, 'lading/secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(own().open(sealed, 'totp')).toEqual(PLAIN);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  it('refuses a file that holds no key, without repeating it', () => {
    own();
    writeFileSync(join(folder, 'lading/secret.key'), 'hunter2');
    expect(own).toThrow(/secret\.key does not hold a key of 32 bytes/);
    expect(own).not.toThrow(/hunter2/);
  });
});
