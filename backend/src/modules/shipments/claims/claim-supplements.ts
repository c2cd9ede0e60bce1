import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { type DocumentDto, DocumentsService } from '../../documents/index.js';
import type { NewMessage } from '../charges/disputes/charge-messages.js';
import { DEADLINE_ZONE } from '../charges/disputes/domain/deadline.js';
import { ClaimThread } from './claim-thread.js';
import { staleClaim } from './claims.errors.js';
import { CLAIM_DOCUMENTS_MAX, documentsOf } from './domain/claim-body.js';
import { takesDocuments } from './domain/claim-status.js';
import type { ClaimEntity } from './persistence/claim.entity.js';
import { ClaimsRepository } from './persistence/claims.sql.js';
import { msg, type Message } from '../../../messages/message.js';

/** Documents that a user adds after filing. */
export interface AddedDocuments {
  documentIds: string[];
  note?: string;
  /** Whether the carrier is emailed. */
  emailCarrier?: boolean;
}

/** Adds documents to claims that the carrier has. */
@Injectable()
export class ClaimSupplements {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly thread: ClaimThread,
    private readonly documents: DocumentsService,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; Conflict STALE, CLAIM_NOT_OPEN, NO_CARRIER_ADDRESS; ValidationFailed */
  async add({ companyId, userId }: Actor, id: string, version: number, added: AddedDocuments): Promise<void> {
    const known = await this.claims.find(companyId, id);
    if (known === null) throw new NotFound();
    const documents = await this.documents.list(companyId, known.shipmentId);
    const address = added.emailCarrier === true ? await this.thread.requireAddress(companyId, id) : null;
    await this.database.transaction(async (tx) => {
      const claim = await this.claims.lock(tx, companyId, id);
      if (claim === null) throw new NotFound();
      if (claim.version !== version) throw staleClaim(claim.version);
      const { documentIds } = added;
      requirePossible(claim, documentIds, documents);
      const addedDocumentIds = [...(claim.body.addedDocumentIds ?? []), ...documentIds];
      await this.claims.change(tx, { ...claim, body: { ...claim.body, addedDocumentIds } });
      const createdAt = this.clock.now();
      const happenedOn = localMoment(createdAt, DEADLINE_ZONE).on;
      const note = added.note?.trim() || null;
      const event = { companyId, id: newId('cle'), claimId: id, amount: null, happenedOn, note, createdAt };
      await this.claims.addEvent(tx, { ...event, kind: 'documents', actorId: userId });
      const names = documentIds.map((one) => documents.find((document) => document.id === one)?.fileName ?? one);
      await this.thread.addTo(tx, claim, messageOf(names, note, address !== null), address, userId);
      const details = { id, number: claim.number, documents: names.join(', ').slice(0, 200) };
      const subject = claim.shipmentId;
      await this.audit.record(tx, { companyId, userId, action: 'claim.documents_added', subject, details });
    });
  }
}

/** @throws Conflict CLAIM_NOT_OPEN; ValidationFailed */
function requirePossible(
  { status, body }: ClaimEntity,
  ids: readonly string[],
  documents: readonly DocumentDto[],
): void {
  if (!takesDocuments(status)) {
    const detail =
      status === 'draft'
        ? msg`Edit the draft instead.`
        : msg`Documents can be added until the claim is settled or ended.`;
    throw new Conflict('CLAIM_NOT_OPEN', detail, { status });
  }
  const present = documentsOf(body);
  const problems: FieldError[] = ids.flatMap((id, index) => {
    const problem = (code: string, message: Message) => [{ pointer: `/documentIds/${index}`, code, message }];
    if (!documents.some((document) => document.id === id))
      return problem('UNKNOWN', msg`Choose documents of this shipment.`);
    return present.includes(id) ? problem('DUPLICATE', msg`The claim has this document.`) : [];
  });
  if (present.length + ids.length > CLAIM_DOCUMENTS_MAX) {
    const message = msg`A claim has at most ${{ claimDocumentsMax: CLAIM_DOCUMENTS_MAX }} documents.`;
    problems.push({ pointer: '/documentIds', code: 'TOO_MANY', message });
  }
  if (problems.length > 0) throw new ValidationFailed(problems);
}

/** Names in a message. */
const NAMED_MAX = 20;

/** The email to the carrier, or the note that remains in the thread. */
function messageOf(names: readonly string[], note: string | null, isEmailed: boolean): NewMessage {
  const others = names.length - NAMED_MAX;
  const list = `Documents added: ${names.slice(0, NAMED_MAX).join(', ')}${others > 0 ? `, and ${others} more` : ''}`;
  const intro = isEmailed ? (note ?? 'We add documents to this claim.') : note;
  return { direction: isEmailed ? 'sent' : 'note', text: [...(intro === null ? [] : [intro]), list].join('\n') };
}
