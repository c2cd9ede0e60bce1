import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { documentCode, type DocumentKind, DocumentsService, type Pdf } from '../../documents/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import type { IssuedDocumentDto } from './shipment-documents.dto.js';

/** Issues a new document only if the content has changed since the last one. */
@Injectable()
export class IssueOnce {
  constructor(
    private readonly documents: DocumentsService,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The newest document of the kind if its content is the same, otherwise a new one. */
  async issue(
    { userId }: Actor,
    { companyId, id }: ShipmentRow,
    kind: DocumentKind,
    name: string,
    content: object,
    render: () => Promise<Pdf>,
  ): Promise<IssuedDocumentDto['document']> {
    const code = documentCode(content);
    const same = await this.documents.newest(companyId, id, kind);
    if (same?.code === code) return same;
    await this.documents.issue(
      {
        companyId,
        shipmentId: id,
        kind,
        status: 'issued',
        fileName: `${name}.pdf`,
        code,
        changes: [],
        createdAt: this.clock.now(),
      },
      await render(),
    );
    const made = await this.documents.newest(companyId, id, kind);
    await this.database.transaction((tx) =>
      this.audit.record(tx, {
        companyId,
        userId,
        action: 'document.made',
        subject: id,
        details: { kind, fileName: `${name}.pdf` },
      }),
    );
    if (made === null) throw new Error(`The ${kind} of shipment ${id} was not kept.`);
    return made;
  }
}
