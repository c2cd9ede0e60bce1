import { english } from '../../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { Conflict, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { DocumentsService } from '../../documents/index.js';
import type { NewMessage } from '../charges/disputes/charge-messages.js';
import { Deadlines } from '../charges/disputes/deadlines.js';
import { DEADLINE_ZONE } from '../charges/disputes/domain/deadline.js';
import { staleClaim } from './claims.errors.js';
import { applyStep, type NewStep } from './apply-step.js';
import { ClaimThread } from './claim-thread.js';
import { ClaimTermsReader } from './claim-terms.js';
import { claimDeadlines } from './domain/claim-deadlines.js';
import type { ClaimItem } from './domain/claim-body.js';
import type { ClaimKind, ClaimStep } from './domain/claim-status.js';
import type { ClaimEntity } from './persistence/claim.entity.js';
import { ClaimsRepository, type NamedClaimEvent } from './persistence/claims.sql.js';
import { msg, type Message } from '../../../messages/message.js';

/** What a user enters of a claim. Amounts are in minor units of the shipment's currency. */
export interface ClaimContent {
  kind: ClaimKind;
  items: ClaimItem[];
  goodsAmount: number;
  freightAmount: number;
  otherAmount: number;
  description: string;
  /** Documents of the shipment that prove the claim. */
  documentIds: string[];
  reference?: string | null;
}

/** The email with which a claim is filed. */
const FILING: NewMessage = { direction: 'sent', text: 'We file this claim. Please acknowledge it in writing.' };

/** Texts of notifications about steps. */
const NOTIFIED: Readonly<Partial<Record<ClaimStep, Message>>> = {
  file: msg`The claim was filed.`,
  acknowledge: msg`The carrier acknowledged the claim.`,
  offer: msg`The carrier made an offer.`,
  settle: msg`The claim was settled.`,
  reject: msg`The offer was rejected.`,
  decline: msg`The carrier declined the claim.`,
  close: msg`The claim was closed.`,
  withdraw: msg`The claim was withdrawn.`,
};

/** Claims for loss and damage: drafting, filing, answers of the carrier, closing. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly terms: ClaimTermsReader,
    private readonly thread: ClaimThread,
    private readonly documents: DocumentsService,
    private readonly deadlines: Deadlines,
    private readonly domainEvents: DomainEvents,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Drafts a claim and returns its id. @throws NotFound; Conflict NOT_PICKED_UP */
  async draft({ companyId, userId }: Actor, shipmentId: string, content: ClaimContent): Promise<string> {
    const { shipment, terms } = await this.terms.of(companyId, shipmentId);
    if (!terms.possible)
      throw new Conflict(
        'NOT_PICKED_UP',
        msg`The carrier has not picked up this shipment. Cancel it or change it instead.`,
      );
    await this.requireDocuments(companyId, shipmentId, content.documentIds);
    const id = newId('clm');
    await this.database.transaction(async (tx) => {
      const claim: ClaimEntity = {
        companyId,
        id,
        number: await this.claims.nextNumber(tx, companyId),
        shipmentId,
        carrierName: shipment.carrierName,
        scac: shipment.scac,
        status: 'draft',
        version: 1,
        currency: shipment.currency,
        ...columnsOf(content),
        fileBy: terms.fileBy,
        noticeBy: terms.noticeBy,
        reserve: null,
        offered: null,
        settled: null,
        recovered: null,
        carrierReference: null,
        filedOn: null,
        acknowledgedOn: null,
        heardOn: null,
        declinedOn: null,
        nextDueOn: null,
        nextDueKind: null,
        createdBy: userId,
        createdAt: this.clock.now(),
      };
      await this.claims.insert(tx, { ...claim, ...nextDue(claim) });
      await this.deadlines.ofClaim(tx, claim, claimDeadlines(claim));
      await this.record(tx, claim, { kind: 'create', amount: claim.claimed }, userId);
      const details = { id, number: claim.number };
      await this.audit.record(tx, { companyId, userId, action: 'claim.drafted', subject: shipmentId, details });
    });
    return id;
  }

  /** Replaces the content of a draft. @throws NotFound; Conflict STALE, CLAIM_FILED */
  async change({ companyId, userId }: Actor, id: string, version: number, content: ClaimContent): Promise<void> {
    const known = await this.claims.find(companyId, id);
    if (known === null) throw new NotFound();
    await this.requireDocuments(companyId, known.shipmentId, content.documentIds);
    const { fileBy, noticeBy } = (await this.terms.of(companyId, known.shipmentId)).terms;
    await this.database.transaction(async (tx) => {
      const claim = await this.lock(tx, companyId, id, version);
      if (claim.status !== 'draft')
        throw new Conflict(
          'CLAIM_FILED',
          msg`A claim that was filed cannot be changed. Withdraw it and file another one.`,
        );
      const changed = { ...claim, ...columnsOf(content), fileBy, noticeBy };
      await this.save(tx, changed);
      await this.record(tx, changed, { kind: 'change', amount: changed.claimed }, userId);
      const details = { id, number: claim.number };
      await this.audit.record(tx, { companyId, userId, action: 'claim.changed', subject: claim.shipmentId, details });
    });
  }

  /** Records what happened to a claim. @throws NotFound; Conflict STALE, STEP_NOT_POSSIBLE, NO_CARRIER_ADDRESS; ValidationFailed */
  async step({ companyId, userId }: Actor, id: string, version: number, step: NewStep): Promise<void> {
    const address = step.emailCarrier === true ? await this.thread.requireAddress(companyId, id) : null;
    await this.database.transaction(async (tx) => {
      const claim = await this.lock(tx, companyId, id, version);
      const today = localMoment(this.clock.now(), DEADLINE_ZONE).on;
      const changed = applyStep(claim, step, today);
      await this.save(tx, changed);
      if (address !== null) await this.thread.addTo(tx, changed, FILING, address, userId);
      const { kind, amount = null, note = null } = step;
      await this.record(tx, claim, { kind, amount, note, happenedOn: step.on ?? today }, userId);
      const details = { id, number: claim.number, step: kind };
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'claim.step_recorded',
        subject: claim.shipmentId,
        details,
      });
      const text = NOTIFIED[kind];
      if (text === undefined) return;
      await this.domainEvents.publish(tx, {
        companyId,
        kind: 'claim.status',
        subject: { type: 'claim', id, label: `Claim ${claim.number}` },
        actorId: userId,
        value: `${id}:${changed.status}:${version}`,
        data: { text: english(text), status: changed.status },
      });
    });
  }

  /** @throws ValidationFailed */
  private async requireDocuments(companyId: string, shipmentId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const known = new Set((await this.documents.list(companyId, shipmentId)).map(({ id }) => id));
    const problems = ids.flatMap((id, index) =>
      known.has(id)
        ? []
        : [{ pointer: `/documentIds/${index}`, code: 'UNKNOWN', message: msg`Choose documents of this shipment.` }],
    );
    if (problems.length > 0) throw new ValidationFailed(problems);
  }

  private async lock(tx: Transaction, companyId: string, id: string, version: number): Promise<ClaimEntity> {
    const claim = await this.claims.lock(tx, companyId, id);
    if (claim === null) throw new NotFound();
    if (claim.version !== version) throw staleClaim(claim.version);
    return claim;
  }

  private async save(tx: Transaction, claim: ClaimEntity): Promise<void> {
    await this.claims.change(tx, { ...claim, ...nextDue(claim) });
    await this.deadlines.ofClaim(tx, claim, claimDeadlines(claim));
  }

  private record(
    tx: Transaction,
    { companyId, id: claimId }: ClaimEntity,
    event: Pick<NamedClaimEvent, 'kind' | 'amount'> & Partial<Pick<NamedClaimEvent, 'note' | 'happenedOn'>>,
    actorId: string,
  ): Promise<void> {
    const { kind, amount, note = null, happenedOn = null } = event;
    const createdAt = this.clock.now();
    return this.claims.addEvent(tx, {
      companyId,
      id: newId('cle'),
      claimId,
      kind,
      amount,
      note,
      happenedOn,
      actorId,
      createdAt,
    });
  }
}

function columnsOf(content: ClaimContent) {
  const { kind, items, documentIds, goodsAmount, freightAmount, otherAmount, description, reference } = content;
  return {
    kind,
    goodsAmount,
    freightAmount,
    otherAmount,
    claimed: goodsAmount + freightAmount + otherAmount,
    description,
    reference: reference ?? null,
    body: { items, documentIds },
  };
}

function nextDue(claim: ClaimEntity): Pick<ClaimEntity, 'nextDueOn' | 'nextDueKind'> {
  const [first] = claimDeadlines(claim);
  return first === undefined
    ? { nextDueOn: null, nextDueKind: null }
    : { nextDueOn: first.dueOn, nextDueKind: first.kind };
}
