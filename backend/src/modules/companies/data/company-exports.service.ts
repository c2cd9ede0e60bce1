import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { StoredPrivateFile } from '../../../platform/http/files/send-privately.js';
import { Conflict, NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import type { CompanyExportEntity } from '../persistence/company-export.entity.js';
import { CompanyExportsRepository } from '../persistence/company-exports.repository.js';
import type { CompanyExportDto, CompanyExportListDto } from './company-export.dto.js';
import { msg } from '../../../messages/message.js';

/** Requests and downloads of exports. `CompanyExportJob` creates the files. */
@Injectable()
export class CompanyExportsService {
  constructor(
    private readonly exports: CompanyExportsRepository,
    private readonly audit: AuditLog,
    private readonly files: FileStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Conflict EXPORT_RUNNING while another export is unfinished */
  async request({ companyId, userId }: Actor): Promise<CompanyExportDto> {
    const id = newId('cex');
    await this.database.transaction(async (tx) => {
      if (await this.exports.unfinished(tx, companyId))
        throw new Conflict('EXPORT_RUNNING', msg`An export is being made already. Wait until it is done.`);
      await this.exports.insert(tx, companyId, id, userId, this.clock.now());
      await this.audit.record(tx, { companyId, userId, action: 'company.export_requested', subject: id });
    });
    return present(await this.find(companyId, id));
  }

  async list({ companyId }: Actor): Promise<CompanyExportListDto> {
    return { items: (await this.exports.latest(companyId)).map(present), nextCursor: null };
  }

  /** The ZIP file. @throws NotFound also for an export that is unfinished or expired */
  async file({ companyId, userId }: Actor, id: string): Promise<StoredPrivateFile> {
    const { fileKey, byteSize } = await this.find(companyId, id);
    if (fileKey === null || byteSize === null) throw new NotFound();
    const file = { fileName: 'lading-company.zip', contentType: 'application/zip', size: byteSize };
    const address = await this.files.directAddress(fileKey, file);
    const opened = address === null ? (await this.files.open(fileKey)).bytes : Readable.from([]);
    try {
      await this.database.transaction((tx) =>
        this.audit.record(tx, { companyId, userId, action: 'company.export_downloaded', subject: id }),
      );
    } catch (error) {
      opened.destroy();
      throw error;
    }
    return { ...file, address, open: () => opened };
  }

  private async find(companyId: string, id: string): Promise<CompanyExportEntity> {
    const row = await this.exports.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }
}

function present({
  id,
  status,
  tablesDone,
  tablesTotal,
  byteSize,
  createdAt,
  finishedAt,
}: CompanyExportEntity): CompanyExportDto {
  return {
    id,
    status,
    done: tablesDone,
    total: tablesTotal,
    byteSize,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
