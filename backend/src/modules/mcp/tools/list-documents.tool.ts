import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ShipmentDocuments } from '../../shipments/index.js';
import { type McpTool, READS_ONLY, type ToolResult } from '../mcp-tool.js';
import { IsShipmentReference, References, SHIPMENT_REFERENCE } from '../references.js';

export class ListDocumentsInput {
  @IsShipmentReference()
  shipment: string;
}

/** Lists the documents of a shipment. */
@Injectable()
export class ListDocumentsTool implements McpTool<ListDocumentsInput> {
  readonly name = 'list_documents';
  readonly title = 'List documents';
  readonly description =
    'Lists the documents of a shipment, such as bill of lading, labels and proof of delivery. Download the file of a document with GET from its fileUrl, with the same API key.';
  readonly operation = 'listShipmentDocuments';
  readonly permission = 'document.read';
  readonly limits = [];
  readonly input = ListDocumentsInput;
  readonly schema = { properties: { shipment: SHIPMENT_REFERENCE }, required: ['shipment'] };
  readonly effect = READS_ONLY;

  constructor(
    private readonly documents: ShipmentDocuments,
    private readonly references: References,
  ) {}

  async call(actor: Actor, { shipment: reference }: ListDocumentsInput): Promise<ToolResult> {
    const shipmentId = await this.references.shipmentId(actor.companyId, reference);
    const { items } = await this.documents.list(actor, shipmentId);
    const documents = items.map(({ id, kind, version, status, source, fileName, contentType, size, createdAt }) => ({
      documentId: id,
      kind,
      version,
      status,
      source,
      fileName,
      contentType,
      bytes: size,
      createdAt,
      fileUrl: this.references.url(`/api/v1/shipments/${shipmentId}/documents/${id}`),
    }));
    const lines = documents.map(({ kind, version, fileName }) => `${kind}, version ${version}: ${fileName}`);
    const text = lines.length === 0 ? 'The shipment has no documents.' : lines.join('\n');
    return { text, content: { shipmentId, documents } };
  }
}
