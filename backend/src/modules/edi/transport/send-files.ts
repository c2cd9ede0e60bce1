import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiSftpEntity } from '../persistence/edi-sftp.entity.js';
import { destinationOf, fileName, partName } from './file-names.js';
import { pathIn, type RemoteFolders } from './remote-folders.js';
import { TransportError } from './transport-error.js';

const BATCH = 200;

/**
 * Sends the interchanges that wait for a partner, each once: the file is written under a temporary name, this is noted, the file is renamed, and the
 * interchange is noted as sent. A file that is noted and no longer has its temporary name was renamed before the process ended, so the partner has it.
 */
@Injectable()
export class SendFiles {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns whether more may be waiting. @throws TransportError */
  async send(server: EdiSftpEntity, folders: RemoteFolders, signal: AbortSignal): Promise<boolean> {
    const { companyId, partnerId } = server;
    const waiting = await this.interchanges.waiting(companyId, partnerId, BATCH);
    for (const id of waiting) {
      if (signal.aborted) return true;
      const row = await this.interchanges.find(companyId, id);
      if (row?.state === 'waiting') await this.sendOne(server, folders, row);
    }
    return waiting.length === BATCH;
  }

  private async sendOne(
    { companyId, host, port, outboundFolder, outboundName }: EdiSftpEntity,
    folders: RemoteFolders,
    row: EdiInterchangeEntity,
  ): Promise<void> {
    const path = pathIn(outboundFolder, fileName(outboundName, row));
    const part = partName(path);
    const destination = destinationOf(host, port, path);
    const bytes = Buffer.from(row.raw, 'latin1');
    if (row.transfer !== destination) {
      await folders.write(part, bytes);
      if (!(await this.interchanges.noteTransfer(companyId, row.id, destination))) return;
    }
    try {
      await folders.rename(part, path);
    } catch (error) {
      if (!(error instanceof TransportError) || error.fault !== 'name_taken') throw error;
      await this.keepSame(folders, { path, part, bytes }, error);
    }
    await this.interchanges.noteSent(companyId, row.id, this.clock.now());
  }

  /** The file of an interchange that is sent again may still be there. @throws TransportError if it is another file */
  private async keepSame(
    folders: RemoteFolders,
    { path, part, bytes }: { path: string; part: string; bytes: Buffer },
    error: TransportError,
  ): Promise<void> {
    const slash = path.lastIndexOf('/');
    const file = { name: path.slice(slash + 1), size: bytes.length, modifiedAt: new Date(0) };
    const there = await folders.read(path.slice(0, slash), file);
    if (there === null || !there.equals(bytes)) throw error;
    await folders.remove(part);
  }
}
