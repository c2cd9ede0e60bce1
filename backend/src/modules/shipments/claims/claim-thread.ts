import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/http/problems/domain-error.js';
import { CarrierAddresses } from '../../carriers/index.js';
import { ChargeMessages, type NewMessage } from '../charges/disputes/charge-messages.js';
import { presentMessage } from '../charges/disputes/dispute-threads.js';
import { DisputesRepository } from '../charges/disputes/persistence/disputes.sql.js';
import { ClaimTermsReader } from './claim-terms.js';
import type { ClaimThreadDto } from './claims.dto.js';
import type { ClaimEntity } from './persistence/claim.entity.js';
import { ClaimsRepository } from './persistence/claims.sql.js';
import { msg } from '../../../messages/message.js';

/** At the carrier, in order of preference. */
const PURPOSES = ['claims', 'billing', 'dispatch'] as const;

/** The messages of a claim: emails to the carrier, its answers, notes. */
@Injectable()
export class ClaimThread {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly terms: ClaimTermsReader,
    private readonly threads: DisputesRepository,
    private readonly messages: ChargeMessages,
    private readonly addresses: CarrierAddresses,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** Oldest message first. @throws NotFound */
  async of(companyId: string, claimId: string): Promise<ClaimThreadDto> {
    const { shipmentId } = await this.claim(companyId, claimId);
    const [messages, carrierEmail] = await Promise.all([
      this.threads.messagesOfClaim(companyId, claimId),
      this.addressOf(companyId, shipmentId),
    ]);
    return { messages: messages.map(presentMessage), carrierEmail };
  }

  /** Adds a note or an answer of the carrier, or emails the carrier. @throws NotFound; Conflict NO_CARRIER_ADDRESS */
  async add({ companyId, userId }: Actor, claimId: string, message: NewMessage): Promise<void> {
    const claim = await this.claim(companyId, claimId);
    const address = message.direction === 'sent' ? await this.requireAddress(companyId, claimId) : null;
    await this.database.transaction(async (tx) => {
      await this.addTo(tx, claim, message, address, userId);
      const details = { id: claimId, number: claim.number, direction: message.direction };
      const subject = claim.shipmentId;
      await this.audit.record(tx, { companyId, userId, action: 'claim.message_added', subject, details });
    });
  }

  /** Adds a message; with an address it is emailed there with the claim letter and the evidence. */
  addTo(
    tx: Transaction,
    { companyId, id: claimId, number, carrierReference }: ClaimEntity,
    message: NewMessage,
    address: string | null,
    userId: string,
  ): Promise<void> {
    const subject = [`Claim ${number}`, ...(carrierReference === null ? [] : [carrierReference])].join(', ');
    const email = address === null ? null : { address, subject };
    return this.messages.add(tx, { companyId, invoiceId: null, claimId }, message, email, userId);
  }

  /** The carrier's address for claims. @throws NotFound; Conflict NO_CARRIER_ADDRESS */
  async requireAddress(companyId: string, claimId: string): Promise<string> {
    const { shipmentId } = await this.claim(companyId, claimId);
    const address = await this.addressOf(companyId, shipmentId);
    if (address !== null) return address;
    const detail = msg`The carrier has no email address for claims. Enter one under Carriers, or record the step without an email.`;
    throw new Conflict('NO_CARRIER_ADDRESS', detail);
  }

  private async addressOf(companyId: string, shipmentId: string): Promise<string | null> {
    const { shipment } = await this.terms.of(companyId, shipmentId);
    return this.addresses.find(companyId, shipment.carrierId, PURPOSES);
  }

  private async claim(companyId: string, claimId: string): Promise<ClaimEntity> {
    const claim = await this.claims.find(companyId, claimId);
    if (claim === null) throw new NotFound();
    return claim;
  }
}
