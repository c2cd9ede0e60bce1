export type { BolContent, BolLine, BolOrder, BolParty } from './bol/bol-content.js';
export { DocumentDto, DocumentListDto } from './documents.dto.js';
export { DocumentsModule } from './documents.module.js';
export { type DocumentFile, DocumentsService } from './documents.service.js';
