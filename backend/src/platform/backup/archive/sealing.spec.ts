import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { BackupKeys, seal, unseal } from './sealing.js';

const CHUNK = 65_536;
const SEALED_CHUNK = CHUNK + 16;

let keys: BackupKeys;
const key = () => keys.partKey('database/quote.jsonl');

const all = async (bytes: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const sealed = (bytes: Buffer) => all(seal(Readable.from([bytes]), key()));
const opened = (bytes: Buffer, withKey = key()) => all(unseal(Readable.from([bytes]), withKey));

beforeAll(async () => {
  keys = await BackupKeys.create('correct horse battery');
}, 20_000);

describe('encryption of a part', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('opens %d sealed bytes', async (length) => {
    const bytes = randomBytes(length);
    const result = await sealed(bytes);
    expect(result.length).toBe(length + 16 * Math.max(1, Math.ceil(length / CHUNK)));
    expect(await opened(result)).toEqual(bytes);
  });

  it('notices a changed byte, a missing end, and chunks in another order', async () => {
    const result = await sealed(randomBytes(2 * CHUNK + 5));
    const changed = Buffer.from(result);
    changed[CHUNK + 100]! ^= 1;
    await expect(opened(changed)).rejects.toThrow();
    await expect(opened(result.subarray(0, 2 * SEALED_CHUNK))).rejects.toThrow();
    await expect(opened(Buffer.alloc(0))).rejects.toThrow('end of an encrypted part');
    const [first, second] = [result.subarray(0, SEALED_CHUNK), result.subarray(SEALED_CHUNK, 2 * SEALED_CHUNK)];
    await expect(opened(Buffer.concat([second, first, result.subarray(2 * SEALED_CHUNK)]))).rejects.toThrow();
  });

  it('does not open one part with the key of another', async () => {
    await expect(opened(await sealed(Buffer.from('x')), keys.partKey('database/offer.jsonl'))).rejects.toThrow();
  });

  it('recognizes a wrong passphrase', async () => {
    expect(await BackupKeys.open('wrong horse battery', keys.encryption)).toBeNull();
    const again = await BackupKeys.open('correct horse battery', keys.encryption);
    expect(again?.partKey('a')).toEqual(keys.partKey('a'));
  }, 20_000);
});
