import { Module } from '@nestjs/common';
import { DocumentsService } from './documents.service.js';
import { SharedCopies } from './uploads/shared-copies.js';
import { DocumentsRepository } from './persistence/documents.sql.js';

@Module({
  providers: [DocumentsService, DocumentsRepository, SharedCopies],
  exports: [DocumentsService],
})
export class DocumentsModule {}
