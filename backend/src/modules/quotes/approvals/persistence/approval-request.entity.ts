import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../../kernel/codes.js';
import { safeInteger } from '../../../../platform/database/columns.js';
import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { Role } from '../../../../platform/registered.js';
import type { ApprovalStep } from '../../../approvals/index.js';
import type { BookingRequest } from '../../booking/booking-request.js';
import { QuoteEntity } from '../../persistence/quote.entity.js';

/** `pending` until it is decided; every other status is final. */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** The approval of one step. */
export interface ApprovalDecision {
  readonly userId: string;
  readonly fullName: string;
  /** The member whose delegation was used. */
  readonly onBehalfOf: { readonly userId: string; readonly fullName: string } | null;
  /** UTC instant. */
  readonly at: string;
}

/** What was requested, who must approve, and who did. */
export interface ApprovalBody {
  readonly booking: BookingRequest;
  readonly carrier: string;
  readonly service: string;
  readonly mode: string;
  readonly requesterRole: Role;
  /** Users who must not approve: the requester, and for an API key the user who created it. */
  readonly requesterIds: readonly string[];
  readonly steps: readonly ApprovalStep[];
  /** One for each step that is approved, in order. */
  readonly decisions: readonly ApprovalDecision[];
  /** Who rejected it and why. */
  readonly rejection: { readonly by: ApprovalDecision; readonly reason: string } | null;
}

/** Column `approval_request.body`. */
export const APPROVAL_BODY = storedDocument<ApprovalBody>({ version: 1 });

/** A booking that waits for approval, or waited for it. */
@Index('ix_approval_request_created', ['companyId', 'isOpen', 'createdAt', 'id'])
@Index('ix_approval_request_quote', ['companyId', 'quoteId', 'createdAt'])
@Index('ix_approval_request_valid', ['status', 'validUntil'])
@ForeignKey(() => QuoteEntity, ['companyId', 'quoteId'], ['companyId', 'id'], { name: 'fk_approval_request_quote' })
@Entity('approval_request')
export class ApprovalRequestEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  quoteId: string;

  @Column({ name: 'offer_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  offerId: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  status: ApprovalStatus;

  @Column({ name: 'requested_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  requestedBy: string;

  @Column({ name: 'requested_by_name', type: 'varchar', length: 100 })
  requestedByName: string;

  /** The total to approve, minor units. */
  @Column({ type: 'bigint', transformer: safeInteger })
  total: number;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: Currency;

  /** Expiration of the offer. */
  @Column({ name: 'valid_until', type: 'datetime', precision: 3 })
  validUntil: Date;

  @Column({ type: 'json' })
  body: ApprovalBody;

  /** Increases by one with every change. */
  @Column({ type: 'int' })
  version: number;

  /** The shipment that the last approval created. */
  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  shipmentId: string | null;

  /** When approvers were notified that the offer expires soon. */
  @Column({ name: 'expiry_told_at', type: 'datetime', precision: 3, nullable: true })
  expiryToldAt: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null while pending. */
  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column({
    name: 'is_open',
    type: 'boolean',
    generatedType: 'VIRTUAL',
    asExpression: '`decided_at` is null',
    nullable: true,
  })
  isOpen: boolean | null;
}
