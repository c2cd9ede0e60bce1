import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { truncate } from '../../../platform/text/truncate.js';
import { MAX_FILE_LENGTH } from '../domain/x12/limits.js';
import { X12Error } from '../domain/x12/x12-error.js';
import { TakeInterchanges } from '../mailbox/take-interchanges.js';
import type { EdiSftpEntity, RefusedFile } from '../persistence/edi-sftp.entity.js';
import { isUnfinished, matchesPattern } from './file-names.js';
import { pathIn, type RemoteFile, type RemoteFolders } from './remote-folders.js';
import { TransportError } from './transport-error.js';

/** Files of a run; the next run continues. */
const BATCH = 2_000;
/** Refused files that are remembered, so that they are not read again in each run. */
const REFUSED_MAX = 100;
const MESSAGE_MAX = 300;
/** A file that looks unfinished is left to its writer for this time. */
const UNFINISHED_MS = 10 * 60_000;

export interface Fetched {
  /** Files that stay at the partner. */
  refused: RefusedFile[];
  /** Whether more files may be there. */
  more: boolean;
}

/**
 * Fetches the files of a partner, each once: it is stored, then committed, and only then deleted or moved at the partner. A file that is read again,
 * because the process ended in between, is known by its control number and content.
 */
@Injectable()
export class FetchFiles {
  constructor(
    private readonly taking: TakeInterchanges,
    private readonly clock: Clock,
  ) {}

  /** @throws TransportError */
  async fetch(server: EdiSftpEntity, folders: RemoteFolders, signal: AbortSignal): Promise<Fetched> {
    const known = server.refused?.files ?? [];
    const listed = (await folders.list(server.inboundFolder))
      .filter(({ name }) => matchesPattern(name, server.inboundPattern))
      .sort((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime() || (a.name < b.name ? -1 : 1));
    const refused = known.filter((file) => listed.some((now) => isSame(file, now)));
    const fresh = listed.filter((file) => !known.some((before) => isSame(before, file)));
    for (const file of fresh.slice(0, BATCH)) {
      if (signal.aborted) return { refused, more: true };
      const message = await this.take(server, folders, file, signal);
      if (message !== null && refused.length < REFUSED_MAX) refused.push(refusedFile(file, message));
    }
    return { refused, more: fresh.length > BATCH };
  }

  /** Why the file stays at the partner; null if it does not, or is left for the next run. */
  private async take(
    server: EdiSftpEntity,
    folders: RemoteFolders,
    file: RemoteFile,
    signal: AbortSignal,
  ): Promise<string | null> {
    if (file.size > MAX_FILE_LENGTH) return english(msg`The file is larger than 5 MB.`);
    const bytes = await folders.read(server.inboundFolder, file);
    if (bytes === null) return null;
    const age = this.clock.now().getTime() - file.modifiedAt.getTime();
    if (age < UNFINISHED_MS && isUnfinished(bytes.toString('latin1'))) return null;
    try {
      const { refused } = await this.taking.take(server.companyId, bytes, () => Promise.resolve());
      if (refused.length > 0) return refused.map(({ message }) => message).join(' ');
    } catch (error) {
      if (error instanceof X12Error) return error.message;
      throw error;
    }
    // The lease may have been lost meanwhile; then the worker that has it finds a file that is stored.
    if (!signal.aborted) await this.putAway(server, folders, file.name);
    return null;
  }

  private async putAway(
    { inboundFolder, archiveFolder }: EdiSftpEntity,
    folders: RemoteFolders,
    name: string,
  ): Promise<void> {
    const path = pathIn(inboundFolder, name);
    if (archiveFolder === null) return folders.remove(path);
    try {
      await folders.rename(path, pathIn(archiveFolder, name));
    } catch (error) {
      if (!(error instanceof TransportError) || error.fault !== 'name_taken') throw error;
      await folders.rename(path, pathIn(archiveFolder, `${name}.${newId('edi').slice(4)}`));
    }
  }
}

const isSame = (refused: RefusedFile, { name, size, modifiedAt }: RemoteFile): boolean =>
  refused.name === name && refused.size === size && refused.modifiedAt === modifiedAt.getTime();

const refusedFile = ({ name, size, modifiedAt }: RemoteFile, message: string): RefusedFile => ({
  name: truncate(name, 200),
  size,
  modifiedAt: modifiedAt.getTime(),
  message: truncate(message, MESSAGE_MAX),
});
