import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Recommended for GCM by NIST SP 800-38D, section 8.2. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of a sealed value with a key id. Values sealed before keys had ids start with their nonce. */
const FORMAT = 1;
const KEY_ID_BYTES = 4;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

/** A key derived for one purpose, and the id of its secret key. */
export interface PurposeKey {
  /** Eight hexadecimal digits. */
  id: string;
  key: Buffer;
}

/** The bytes were changed, or sealed with an unknown key or for another purpose. */
export class CannotOpen extends Error {
  constructor() {
    super('A sealed value cannot be opened: it was changed, or sealed with an unknown key or for another purpose.');
    this.name = 'CannotOpen';
  }
}

/** Seals secrets for storage, and derives keys from SECRET_KEY, one per purpose. */
@Injectable()
export class SecretBox {
  /** The current key first, then the previous ones. */
  private readonly secrets: readonly Buffer[];

  /** @throws Error if the key file cannot be created or contains no key */
  constructor(config: Config) {
    this.secrets = [config.secretKey ?? keptKey(config.secretKeyFile), ...config.previousSecretKeys];
  }

  /** Encrypts and authenticates with the current key. `open` requires the same purpose. */
  seal(plain: Buffer, purpose: string): Buffer {
    const { id, key } = this.currentKey(purpose);
    const header = headerOf(id);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(header);
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([header, nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws CannotOpen */
  open(sealed: Buffer, purpose: string): Buffer {
    for (const { id, key } of this.keys(purpose)) {
      const header = headerOf(id);
      const named = sealed.subarray(0, HEADER_BYTES).equals(header);
      const plain =
        (named ? decrypt(sealed.subarray(HEADER_BYTES), key, header) : null) ?? decrypt(sealed, key, Buffer.alloc(0));
      if (plain !== null) return plain;
    }
    throw new CannotOpen();
  }

  /** Whether the value is sealed with the current key, so previous keys are not needed to open it. */
  isCurrent(sealed: Buffer): boolean {
    return sealed.subarray(0, HEADER_BYTES).equals(headerOf(keyIdOf(this.secrets[0] as Buffer)));
  }

  /** Key for new signatures and hashes. */
  currentKey(purpose: string): PurposeKey {
    return this.keys(purpose)[0] as PurposeKey;
  }

  /** The current key, then the previous ones, for verifying earlier signatures. */
  keys(purpose: string): PurposeKey[] {
    return this.secrets.map((secret) => ({ id: keyIdOf(secret), key: derive(secret, purpose) }));
  }
}

/** Null unless key, header and bytes match. */
function decrypt(sealed: Buffer, key: Buffer, header: Buffer): Buffer | null {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (sealed.length < tagEnd) return null;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  const plain = decipher.update(sealed.subarray(tagEnd));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return null;
  }
}

function headerOf(keyId: string): Buffer {
  return Buffer.concat([Buffer.of(FORMAT), Buffer.from(keyId, 'hex')]);
}

function keyIdOf(secret: Buffer): string {
  return derive(secret, 'key id').toString('hex', 0, KEY_ID_BYTES);
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** The key in the file, which is created if missing. If two processes create it at once, both use the first one's. */
function keptKey(file: string): Buffer {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes.`);
  return key;
}
