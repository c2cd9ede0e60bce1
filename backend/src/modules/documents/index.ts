export {
  type BolBillTo,
  type BolCod,
  type BolContent,
  type BolLine,
  type BolOrder,
  type BolParty,
  contentCode,
} from './bol/bol-content.js';
export { type Picture, readPicture } from './pdf/picture.js';
export { PdfDocument } from './pdf/pdf-document.js';
export { Flow } from './pdf/flow.js';
export { LETTER, PAGE } from './pdf/pdf-document.js';
export { Sheet } from './pdf/sheet.js';
export { cell, column, Table, type TableRow } from './pdf/table.js';
export { renderBol } from './bol/render-bol.js';
export type { CommercialInvoiceContent, InvoiceLine } from './commercial-invoice/commercial-invoice-content.js';
export { renderCustomsInvoice } from './commercial-invoice/render-customs-invoice.js';
export { renderCommercialInvoice } from './commercial-invoice/render-commercial-invoice.js';
export {
  DOCUMENT_RULES,
  type DocumentKind,
  isPastRetention,
  kindOfDsdcType,
  type RetainedKinds,
  retainedKinds,
  retentionEnd,
  UPLOAD_KINDS,
  type UploadKind,
} from './document-kinds.js';
export { DocumentDto, DocumentListDto } from './documents.dto.js';
export { DocumentsModule } from './documents.module.js';
export type { DocumentFile, StoredFile } from './document-files.js';
export { DocumentsService } from './documents.service.js';
export { StorageQuota } from './storage-quota.js';
export type { LabelContent, LabelParty, LabelUnit } from './labels/label-content.js';
export { renderLabels } from './labels/render-labels.js';
export { documentCode } from './sha256.js';
export type { Pdf } from './pdf/pdf-document.js';
export type { ConfirmedCharge, RateConfirmationContent } from './rate-confirmation/rate-confirmation-content.js';
export { renderRateConfirmation } from './rate-confirmation/render-rate-confirmation.js';
export { FileRefused, recogniseFile, type RecognisedFile } from './uploads/recognise-file.js';
export { Withdrawals } from './withdrawals.js';
export { isTwoFiles } from './uploads/recognise-file.js';
