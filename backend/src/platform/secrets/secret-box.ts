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

/** Seals what the database must not show, and derives keys, one for each purpose, from the installation's one secret. */
@Injectable()
export class SecretBox {
  private readonly secret: Buffer;

  /** @throws Error when the key file cannot be made, or does not hold a key */
  constructor(config: Config) {
    this.secret = config.secretKey ?? keptKey(config.secretKeyFile);
  }

  /** Encrypts and authenticates. Only `open` with the same purpose gives the bytes back. */
  seal(plain: Buffer, purpose: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyFor(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the bytes were changed, or sealed with another key or for another purpose */
  open(sealed: Buffer, purpose: string): Buffer {
    const tagEnd = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, this.keyFor(purpose), sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  }

  /** 32 bytes that no other purpose shares. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', purpose, KEY_BYTES));
  }
}

/** The key in the file, which is made when it is missing. Of two processes that make it at once, both use the first one's. */
function keptKey(file: string): Buffer {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dirname(file), { recursive: true });
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
