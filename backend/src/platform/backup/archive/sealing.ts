import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Plain bytes of a chunk; only the last chunk of a part may be shorter. */
const CHUNK_BYTES = 65_536;
/** 128 MiB and about half a second per guess. Source: OWASP Password Storage Cheat Sheet, scrypt. */
const SCRYPT = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const NONCE_BYTES = 12;

type Bytes = AsyncIterable<Buffer>;

/** What a backup says about its encryption. */
export interface Encryption {
  /** Hexadecimal. */
  salt: string;
  /** Derived from the key, to recognize a wrong passphrase. Hexadecimal. */
  check: string;
}

/**
 * Keys of one backup, derived from its passphrase with scrypt. Every part has a key of its own, derived from its name, so nonces can be counters and
 * a part cannot stand in for another one.
 */
export class BackupKeys {
  private constructor(
    private readonly master: Buffer,
    readonly encryption: Encryption,
  ) {}

  static create(passphrase: string): Promise<BackupKeys> {
    return BackupKeys.derive(passphrase, randomBytes(SALT_BYTES).toString('hex'));
  }

  /** Null if the passphrase is wrong. */
  static async open(passphrase: string, { salt, check }: Encryption): Promise<BackupKeys | null> {
    const keys = await BackupKeys.derive(passphrase, salt);
    return keys.encryption.check === check ? keys : null;
  }

  private static async derive(passphrase: string, salt: string): Promise<BackupKeys> {
    const stretch = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);
    const master = await stretch(passphrase, Buffer.from(salt, 'hex'), KEY_BYTES, SCRYPT);
    return new BackupKeys(master, { salt, check: subkey(master, 'check').toString('hex') });
  }

  partKey(name: string): Buffer {
    return subkey(this.master, `part ${name}`);
  }
}

/**
 * Encrypts chunk by chunk with AES-256-GCM. The nonce has the number of the chunk and whether it is the last one, so chunks cannot be reordered,
 * left out or cut off (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
 */
export async function* seal(bytes: Bytes, key: Buffer): Bytes {
  let number = 0;
  for await (const { chunk, last } of chunksOf(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, last));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts what `seal` returned. @throws Error if a byte was changed or is missing */
export async function* unseal(bytes: Bytes, key: Buffer): Bytes {
  let number = 0;
  for await (const { chunk, last } of chunksOf(bytes, CHUNK_BYTES + TAG_BYTES)) {
    const end = chunk.length - TAG_BYTES;
    if (end < 0) throw new Error('The end of an encrypted part is missing.');
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number, last), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(chunk.subarray(end));
    yield Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
    number += 1;
  }
}

function subkey(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `lading backup ${purpose}`, KEY_BYTES));
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = last ? 1 : 0;
  return nonce;
}

/** Chunks of exactly `size` bytes, and a last one of at most that size. */
async function* chunksOf(bytes: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let rest = Buffer.alloc(0);
  for await (const next of bytes) {
    rest = Buffer.concat([rest, next]);
    for (; rest.length > size; rest = rest.subarray(size)) yield { chunk: rest.subarray(0, size), last: false };
  }
  yield { chunk: rest, last: true };
}
