import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsService } from './documents.service.js';
import { SharedCopies } from './uploads/shared-copies.js';
import { StorageQuota } from './storage-quota.js';
import { Withdrawals } from './withdrawals.js';
import { DocumentEntity } from './persistence/document.entity.js';
import { DocumentsRepository } from './persistence/documents.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentEntity])],
  providers: [DocumentsService, DocumentsRepository, SharedCopies, StorageQuota, Withdrawals],
  exports: [DocumentsService, StorageQuota, Withdrawals],
})
export class DocumentsModule {}
