import { Module } from '@nestjs/common';
import { DocumentsService } from './documents.service.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

@Module({
  providers: [DocumentsService, DocumentsRepository],
  exports: [DocumentsService],
})
export class DocumentsModule {}
