import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import SftpClient from 'ssh2-sftp-client';
import { OutboundCallFailed } from '../../../platform/http/egress/bounded-fetch.js';
import type { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import { isForbiddenAddress, permittedLookup } from '../../../platform/http/egress/permitted-lookup.js';
import { MAX_FILE_LENGTH } from '../domain/x12/limits.js';
import { pathIn, type RemoteFile, type RemoteFolders } from './remote-folders.js';
import { TransportError } from './transport-error.js';

const CONNECT_TIMEOUT_MS = 15_000;
/** Of one file or listing. */
const STEP_TIMEOUT_MS = 60_000;
/** Codes of the SFTP protocol, and of the client library. */
const MISSING: unknown[] = [2, 'ENOENT'];
const NOT_PERMITTED: unknown[] = [3, 'EACCES'];
/** SSH_FX_FAILURE: OpenSSH answers so if the new name of a file exists. */
const FAILURE = 4;

/** How to sign in: with a password or a private key. */
export type SftpCredentials = { password: string } | { privateKey: string; passphrase?: string };

export interface SftpServer {
  host: string;
  port: number;
  userName: string;
  credentials: SftpCredentials;
  /** Confirmed fingerprint; null before the first test. */
  hostKey: string | null;
}

/** SHA-256 fingerprint of a host key, as `ssh-keygen -l` prints it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

/** The server has another host key than the confirmed one, or none is confirmed. Nothing was sent to it. */
export class HostKeyRefused extends TransportError {
  constructor(
    readonly fingerprint: string,
    isFirst: boolean,
  ) {
    super(
      isFirst ? 'host_key_unconfirmed' : 'host_key_changed',
      isFirst
        ? english(msg`The host key of the server is not confirmed yet. Test the connection.`)
        : english(
            msg`The server has another host key than the confirmed one. Ask the carrier whether it changed, then test the connection.`,
          ),
    );
  }
}

/** Opens SFTP sessions. Nothing is sent to a server whose host key is not the confirmed one. @throws TransportError */
export async function openSftp(server: SftpServer, rules: EgressRules, signal: AbortSignal): Promise<RemoteFolders> {
  const { host, port, userName: username, credentials, hostKey } = server;
  const socket = await connected(host, port, rules, signal);
  const destroy = () => socket.destroy();
  signal.addEventListener('abort', destroy, { once: true });
  let refused: string | null = null;
  let level: unknown;
  const client = new SftpClient('edi', { error: noop, end: noop, close: noop });
  client.on('error', (error: { level?: unknown }) => (level ??= error.level));
  try {
    await client.connect({
      sock: socket,
      username,
      ...credentials,
      readyTimeout: CONNECT_TIMEOUT_MS,
      keepaliveInterval: CONNECT_TIMEOUT_MS,
      hostVerifier: (key: Buffer) => {
        const fingerprint = fingerprintOf(key);
        if (fingerprint !== hostKey) refused = fingerprint;
        return refused === null;
      },
    });
    return new SftpFolders(client, socket);
  } catch (error) {
    destroy();
    if (refused !== null) throw new HostKeyRefused(refused, hostKey === null);
    throw connectFault(level, error);
  }
}

const noop = (): void => undefined;

function connected(host: string, port: number, rules: EgressRules, signal: AbortSignal): Promise<Socket> {
  if (isForbiddenAddress(rules, host, port)) throw forbidden();
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: permittedLookup(rules, port), noDelay: true, signal });
    const timeout = setTimeout(() => socket.destroy(new Error('No answer.')), CONNECT_TIMEOUT_MS);
    socket.once('connect', () => {
      clearTimeout(timeout);
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timeout);
      if (error instanceof OutboundCallFailed) return reject(forbidden());
      if (error.code === 'ENOTFOUND')
        return reject(
          new TransportError('host_unknown', english(msg`The host ${{ host }} does not exist. Check its name.`)),
        );
      const message = english(
        msg`The server ${{ host }} cannot be reached on port ${{ port }}. Check both, and whether the carrier allows your address.`,
      );
      return reject(new TransportError('unreachable', message, { cause: error }));
    });
  });
}

function forbidden(): TransportError {
  const message = english(msg`This address is not public. The operator of this installation can allow it.`);
  return new TransportError('address_forbidden', message);
}

function connectFault(level: unknown, cause: unknown): TransportError {
  if (level === 'client-authentication')
    return new TransportError('authentication', english(msg`The server refused the user name, password or key.`), {
      cause,
    });
  const message = english(msg`The server does not speak SFTP, or ended the connection.`);
  return new TransportError('transfer', message, { cause });
}

class SftpFolders implements RemoteFolders {
  constructor(
    private readonly client: SftpClient,
    private readonly socket: Socket,
  ) {}

  async list(folder: string): Promise<RemoteFile[]> {
    const entries = await this.step(folder, () => this.client.list(folder));
    return entries
      .filter(({ type }) => type === '-')
      .map(({ name, size, modifyTime }) => ({ name, size, modifiedAt: new Date(modifyTime) }));
  }

  async read(folder: string, { name, size }: RemoteFile): Promise<Buffer | null> {
    const path = pathIn(folder, name);
    const chunks: Buffer[] = [];
    let length = 0;
    const target = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        length += chunk.length;
        chunks.push(chunk);
        done(length > MAX_FILE_LENGTH ? new Error('The file is larger than listed.') : null);
      },
    });
    const found = await this.step(path, async () => {
      try {
        await this.client.get(path, target);
        return true;
      } catch (error) {
        if (MISSING.includes(codeOf(error))) return false;
        throw error;
      }
    });
    return found && length === size ? Buffer.concat(chunks) : null;
  }

  sizeOf(path: string): Promise<number | null> {
    return this.step(path, async () => {
      try {
        return (await this.client.stat(path)).size;
      } catch (error) {
        if (MISSING.includes(codeOf(error))) return null;
        throw error;
      }
    });
  }

  async remove(path: string): Promise<void> {
    await this.step(path, () => this.client.delete(path, true));
  }

  async rename(from: string, to: string): Promise<boolean> {
    if ((await this.sizeOf(from)) === null) return false;
    await this.step(to, async () => {
      try {
        await this.client.rename(from, to);
      } catch (error) {
        if (codeOf(error) !== FAILURE || (await this.sizeOf(to)) === null) throw error;
        throw new TransportError('name_taken', `The carrier's folder has another file named ${to} already.`);
      }
    });
    return true;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    await this.step(path, () => this.client.put(bytes, path));
    // The library reports a stream that was closed too early as written.
    if ((await this.sizeOf(path)) !== bytes.length)
      throw new TransportError('transfer', `The file ${path} was not written completely.`);
  }

  async close(): Promise<void> {
    const timeout = setTimeout(() => this.socket.destroy(), STEP_TIMEOUT_MS / 10);
    await this.client.end().catch(noop);
    clearTimeout(timeout);
    this.socket.destroy();
  }

  private async step<T>(path: string, run: () => Promise<T>): Promise<T> {
    let timedOut = false;
    const timeout = setTimeout(() => {
      timedOut = true;
      this.socket.destroy();
    }, STEP_TIMEOUT_MS);
    try {
      return await run();
    } catch (error) {
      if (error instanceof TransportError) throw error;
      throw timedOut ? new TransportError('timeout', english(msg`The server took too long.`)) : stepFault(path, error);
    } finally {
      clearTimeout(timeout);
    }
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function stepFault(path: string, cause: unknown): TransportError {
  if (MISSING.includes(codeOf(cause)))
    return new TransportError('folder_missing', english(msg`The server has no ${{ path }}.`), { cause });
  if (NOT_PERMITTED.includes(codeOf(cause)))
    return new TransportError('not_permitted', english(msg`The server does not permit access to ${{ path }}.`), {
      cause,
    });
  return new TransportError('transfer', english(msg`The transfer of ${{ path }} was interrupted.`), { cause });
}
