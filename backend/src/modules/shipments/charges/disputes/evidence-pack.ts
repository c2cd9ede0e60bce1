import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import { csvLine } from '../../../../platform/http/files/csv.js';
import { type DocumentDto, type DocumentKind, DocumentsService } from '../../../documents/index.js';
import type { PrivateFile } from '../../../../platform/http/files/send-privately.js';

/** Documents that prove what was shipped, weighed, delivered and agreed, in the order of the pack. */
export const EVIDENCE_KINDS: readonly DocumentKind[] = [
  'BOL',
  'CARRIER_BOL',
  'POD',
  'WEIGHT_INSPECTION',
  'INSPECTION',
  'DIMENSIONS',
  'SCALE_TICKET',
  'PHOTO',
  'SPEC_SHEET',
  'CATALOG_PAGE',
  'PACKING_SLIP',
  'RATE_CONFIRMATION',
  'QUOTE',
  'CONTRACT',
  'RESIDENTIAL',
  'LUMPER_RECEIPT',
  'DETENTION_RECEIPT',
  'INVOICE',
  'FREIGHT_BILL',
];

/** A stored file of the pack. */
interface PackedFile {
  /** Id of a document. */
  id?: string;
  /** Path in the pack. */
  path: string;
  kind: DocumentKind;
  size: number;
  sha256: string;
  read(): Promise<Pick<PrivateFile, 'open'>>;
}

/** A generated file of the pack. */
export interface PackPage {
  name: string;
  bytes: Buffer;
}

export interface PackRequest {
  companyId: string;
  shipmentId: string | null;
  fileName: string;
  /** Time of all entries, so that the same content gives the same bytes. */
  at: Date;
  pages: readonly PackPage[];
  /** Chosen documents; default: those of `EVIDENCE_KINDS`. */
  documentIds?: readonly string[];
  /** Documents of these that go into an email first. */
  firstIds?: readonly string[];
  /** The uploaded file of the invoice, which comes before the documents. */
  original?: OriginalFile | null;
}

/** The uploaded file of an invoice. */
export interface OriginalFile {
  fileName: string;
  size: number;
  sha256: string;
  read(): Promise<Pick<PrivateFile, 'open'>>;
}

/** The documents of the pack and those that do not fit into an email. */
export interface MailedPack {
  bytes: Buffer;
  /** File names. */
  included: string[];
  omitted: string[];
}

/** Packs evidence into a ZIP file. The same documents always give the same bytes. */
@Injectable()
export class EvidencePack {
  constructor(private readonly documents: DocumentsService) {}

  /** The whole pack, as a stream. */
  async stream(request: PackRequest): Promise<PrivateFile> {
    const zip = await this.zip(request, await this.evidence(request));
    return {
      fileName: request.fileName,
      contentType: 'application/zip',
      open: () => new Readable().wrap(zip.outputStream),
    };
  }

  /** The pack with the documents that fit into `mostBytes`: `firstIds`, then the others in their order. */
  async forMail(request: PackRequest, mostBytes: number): Promise<MailedPack> {
    const [fitting, omitted]: [PackedFile[], PackedFile[]] = [[], []];
    let left = mostBytes;
    const isFirst = ({ id }: PackedFile) => id !== undefined && request.firstIds?.includes(id) === true;
    const all = await this.evidence(request);
    for (const file of [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))]) {
      const fits = file.size <= left;
      (fits ? fitting : omitted).push(file);
      if (fits) left -= file.size;
    }
    const bytes = await buffer((await this.zip(request, fitting)).outputStream);
    return { bytes, included: fitting.map(pathOf), omitted: omitted.map(pathOf) };
  }

  /** Documents of a shipment with these ids that still exist, oldest first. */
  async chosen(companyId: string, shipmentId: string, ids: readonly string[]): Promise<DocumentDto[]> {
    const all = await this.documents.list(companyId, shipmentId);
    return all.filter(({ id }) => ids.includes(id)).sort(byAge);
  }

  /** The original of the invoice, unless it is a document too, and the documents. */
  private async evidence(request: PackRequest): Promise<PackedFile[]> {
    const { companyId, shipmentId, original } = request;
    const documents = (await this.documentsOf(request)).map(({ id, kind, size, sha256, ...one }) => ({
      id,
      path: fileNameOf({ kind, ...one }),
      kind,
      size,
      sha256,
      read: () => this.documents.open(companyId, shipmentId!, id),
    }));
    if (original == null || documents.some(({ sha256 }) => sha256 === original.sha256)) return documents;
    return [{ ...original, kind: 'INVOICE', path: `documents/INVOICE-original-${original.fileName}` }, ...documents];
  }

  /** The chosen documents, or the valid ones of the shipment, by kind, then oldest first. */
  private async documentsOf({ companyId, shipmentId, documentIds }: PackRequest): Promise<DocumentDto[]> {
    if (shipmentId === null) return [];
    if (documentIds !== undefined) return this.chosen(companyId, shipmentId, documentIds);
    const all = await this.documents.list(companyId, shipmentId);
    const valid = all.filter(({ status, withdrawnAt }) => status !== 'superseded' && withdrawnAt === null);
    return EVIDENCE_KINDS.flatMap((kind) => valid.filter((one) => one.kind === kind).sort(byAge));
  }

  private async zip({ at, pages }: PackRequest, files: readonly PackedFile[]): Promise<yazl.ZipFile> {
    const zip = new yazl.ZipFile();
    for (const { name, bytes } of pages) zip.addBuffer(bytes, name, { mtime: at });
    const rows = files.map(({ path, kind, size, sha256 }) => [path, kind, size, sha256]);
    const manifest = [['file', 'kind', 'bytes', 'sha256'], ...rows].map(csvLine).join('');
    zip.addBuffer(Buffer.from(`\uFEFF${manifest}`), 'manifest.csv', { mtime: at });
    for (const { path, size, read } of files) {
      const { open } = await read();
      zip.addReadStreamLazy(path, { mtime: at, size, compress: false }, (done) => done(null, open()));
    }
    zip.end();
    return zip;
  }
}

/** Ids increase over time. */
const byAge = (left: DocumentDto, right: DocumentDto): number => (left.id < right.id ? -1 : 1);

/** Path of a document in the pack. */
export const fileNameOf = ({ kind, version, fileName }: Pick<DocumentDto, 'kind' | 'version' | 'fileName'>): string =>
  `documents/${kind}-${version}-${fileName}`;

const pathOf = ({ path }: PackedFile): string => path;
