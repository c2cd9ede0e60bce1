import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FileStore } from '../../storage/file-store.js';
import { FileMissing, StorageError } from '../../storage/storage-errors.js';
import { BackupProblem } from './backup-problem.js';
import type { FileRecord, Manifest } from './manifest.js';
import { BackupKeys, type Encryption, seal, unseal } from './sealing.js';
import { linesOf } from './lines.js';

const FORMAT = 1;
/** The part that is written last. */
export const HEADER = 'backup.json';
const MANIFEST = 'manifest.json';
const FILE_LIST = 'files.jsonl';

/** Size and SHA-256 of the content of a part, before compression and encryption. */
export interface PartSum {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** The only file that is never encrypted. */
interface Header {
  format: number;
  encryption: Encryption | null;
  /** SHA-256 of the manifest, which has the checksums of everything else. */
  manifest: string;
}

type Bytes = AsyncIterable<Buffer>;

/**
 * A backup as a folder or below a prefix of a bucket: `backup.json`, `manifest.json.gz`, `database/<table>.jsonl.gz`, `files.jsonl.gz` and `files/<key>`. With a passphrase, each of
 * them but the first is encrypted and ends in `.enc`. Contents are streamed.
 */
export class BackupFolder {
  private constructor(
    private readonly parts: FileStore,
    private readonly keys: BackupKeys | null,
  ) {}

  /** A new backup. `parts` are empty. */
  static async create(parts: FileStore, passphrase: string | null): Promise<BackupFolder> {
    return new BackupFolder(parts, passphrase === null ? null : await BackupKeys.create(passphrase));
  }

  /** @throws BackupProblem if it is no backup, is damaged, or needs another passphrase */
  static async open(
    parts: FileStore,
    passphrase: string | null,
  ): Promise<{ folder: BackupFolder; manifest: Manifest }> {
    const { encryption, manifest } = await readHeader(parts);
    const folder = new BackupFolder(parts, encryption === null ? null : await openKeys(passphrase, encryption));
    const chunks: Buffer[] = [];
    const sum = await folder.sum(folder.compressed(MANIFEST), (chunk) => chunks.push(chunk));
    if (sum?.sha256 !== manifest) throw damaged(MANIFEST);
    return { folder, manifest: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Manifest };
  }

  /** SHA-256 of content as in the manifest, hexadecimal. */
  static async checksum(content: Bytes): Promise<string> {
    const summing = new Summing();
    for await (const chunk of summing.of(content)) void chunk;
    return summing.result().sha256;
  }

  /** Completes the backup. */
  async finish(manifest: Manifest): Promise<void> {
    const { sha256 } = await this.write(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest))]), true);
    const header: Header = { format: FORMAT, encryption: this.keys?.encryption ?? null, manifest: sha256 };
    await this.parts.write(HEADER, Buffer.from(JSON.stringify(header)));
  }

  writeTable(name: string, lines: Bytes): Promise<PartSum> {
    return this.write(tablePart(name), lines, true);
  }

  writeFile(key: string, bytes: Bytes): Promise<PartSum> {
    return this.write(filePart(key), bytes, false);
  }

  writeFileList(lines: Bytes): Promise<PartSum> {
    return this.write(FILE_LIST, lines, true);
  }

  /** Lines of a table. */
  table(name: string): AsyncIterable<string> {
    return linesOf(this.compressed(tablePart(name)));
  }

  file(key: string): Bytes {
    return this.plain(filePart(key));
  }

  /** The stored files with their checksums. */
  async *files(): AsyncGenerator<FileRecord> {
    for await (const line of linesOf(this.compressed(FILE_LIST))) yield JSON.parse(line) as FileRecord;
  }

  /** Reads everything and compares it with the manifest. @throws BackupProblem naming the first part that differs */
  async verify({ tables, files }: Manifest): Promise<void> {
    for (const { name, sha256 } of tables) await this.expect(tablePart(name), this.compressed(tablePart(name)), sha256);
    await this.expect(FILE_LIST, this.compressed(FILE_LIST), files.sha256);
    for await (const { key, sha256 } of this.files()) await this.expect(filePart(key), this.file(key), sha256);
  }

  private async expect(part: string, bytes: Bytes, sha256: string): Promise<void> {
    if ((await this.sum(bytes))?.sha256 !== sha256) throw damaged(part);
  }

  /** Null if the part is missing or cannot be decoded to its end. */
  private async sum(bytes: Bytes, take: (chunk: Buffer) => unknown = () => undefined): Promise<PartSum | null> {
    const summing = new Summing();
    try {
      for await (const chunk of summing.of(bytes)) take(chunk);
      return summing.result();
    } catch (error) {
      if (error instanceof StorageError && !(error instanceof FileMissing)) throw error;
      return null;
    }
  }

  private async write(name: string, bytes: Bytes, compress: boolean): Promise<PartSum> {
    const summing = new Summing();
    const content = Readable.from(summing.of(bytes), { objectMode: false });
    const { keys } = this;
    const sealed = (source: Bytes): Bytes => (keys === null ? source : seal(source, keys.partKey(name)));
    const part = new PassThrough();
    const encoding = compress ? pipeline(content, createGzip(), sealed, part) : pipeline(content, sealed, part);
    const storing = this.parts.writeStream(this.nameOf(name, compress), part).finally(() => part.destroy());
    await Promise.all([encoding, storing]);
    return summing.result();
  }

  private plain(name: string, compressed = false): Bytes {
    const bytes = this.parts.stream(this.nameOf(name, compressed)) as Bytes;
    return this.keys === null ? bytes : unseal(bytes, this.keys.partKey(name));
  }

  private async *compressed(name: string): Bytes {
    const gunzip = createGunzip();
    const reading = pipeline(Readable.from(this.plain(name, true), { objectMode: false }), gunzip);
    // A failure of the pipeline destroys `gunzip`, so the loop below rejects with it.
    reading.catch(() => undefined);
    yield* gunzip as Bytes;
  }

  private nameOf(name: string, compressed: boolean): string {
    return `${name}${compressed ? '.gz' : ''}${this.keys === null ? '' : '.enc'}`;
  }
}

/** Counts and hashes bytes that pass. */
class Summing {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  async *of(source: Bytes): Bytes {
    for await (const chunk of source) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  result(): PartSum {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

const tablePart = (name: string): string => `database/${name}.jsonl`;
const filePart = (key: string): string => `files/${key}`;
const damaged = (part: string): BackupProblem =>
  new BackupProblem(`The backup is damaged: ${part} is missing or was changed.`);

async function openKeys(passphrase: string | null, encryption: Encryption): Promise<BackupKeys> {
  if (passphrase === null)
    throw new BackupProblem('The backup is encrypted: set BACKUP_PASSPHRASE_FILE to the file with its passphrase.');
  const keys = await BackupKeys.open(passphrase, encryption);
  if (keys === null) throw new BackupProblem('The passphrase in BACKUP_PASSPHRASE_FILE is not that of the backup.');
  return keys;
}

async function readHeader(parts: FileStore): Promise<Header> {
  const bytes = await parts.read(HEADER).catch((error: unknown) => {
    if (error instanceof FileMissing || isNoFolder(error))
      throw new BackupProblem(`${parts.location} is not a complete backup: it has no ${HEADER}.`);
    throw error;
  });
  const header = parsed(bytes.toString('utf8'));
  if (header.format !== FORMAT)
    throw new BackupProblem(`The backup has a format that this release cannot read: ${String(header.format)}.`);
  return header;
}

/** The path of the backup leads to a file. */
const isNoFolder = (error: unknown): boolean =>
  error instanceof StorageError && (error.cause as NodeJS.ErrnoException).code === 'ENOTDIR';

function parsed(text: string): Header {
  try {
    return JSON.parse(text) as Header;
  } catch {
    throw damaged(HEADER);
  }
}
