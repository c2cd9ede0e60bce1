export type { BolContent, BolLine, BolOrder, BolParty } from './bol/bol-content.js';
export { PAGE } from './bol/form.js';
export { Sheet } from './bol/sheet.js';
export { cell, LINE_HEIGHT, Table, type TableRow } from './bol/table.js';
export { DocumentDto, DocumentListDto } from './documents.dto.js';
export { DocumentsModule } from './documents.module.js';
export { type DocumentFile, DocumentsService } from './documents.service.js';
