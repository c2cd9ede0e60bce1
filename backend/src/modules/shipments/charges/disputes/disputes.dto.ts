import { IsIn } from 'class-validator';
import { Trimmed } from '../../../../platform/http/validation/dto-fields.js';
import { MultiLine } from '../../../../platform/http/validation/text.js';
import type { DisputeReason } from '../invoices/domain/dispute-reasons.js';
import type { InvoiceDeadlineKind } from './domain/deadline.js';
import type { MessageDirection, MessageState } from './persistence/charge-message.entity.js';
import type { DisputeOutcome } from './persistence/dispute.entity.js';

/** A dispute of an invoice. Amounts are in minor units of the invoice's currency. */
export class DisputeDto {
  /** `dsp_` and a ULID. */
  id: string;
  reason: DisputeReason;
  /** Disputed amount. */
  amount: number;
  note: string | null;
  /** Local date until which the carrier should answer. */
  answerDueOn: string;
  /** UTC instant. */
  openedAt: string;
  /** `credited`: the carrier credited an amount; `short_paid`: an amount was not paid; `dropped`: approved as invoiced; `superseded`: replaced or withdrawn by the carrier. Null while open. */
  outcome: DisputeOutcome | null;
  /** Amount that is not paid because of the dispute; null while open. */
  recovered: number | null;
  /** UTC instant; null while open. */
  closedAt: string | null;
}

/** A message about a dispute or a claim. */
export class DisputeMessageDto {
  /** `cms_` and a ULID. */
  id: string;
  /** `sent`: emailed to the carrier; `received`: an answer of the carrier; `note`: for colleagues only. */
  direction: MessageDirection;
  /** State of an email: `uncertain` if it may not have been sent. Null for other messages. */
  state: MessageState | null;
  /** Email address of the carrier; null for other messages. */
  address: string | null;
  text: string;
  /** Name of the user who wrote or entered it; null if the account was deleted. */
  authorName: string | null;
  /** UTC instant. */
  createdAt: string;
}

/** A deadline that still applies. */
export class DeadlineDto {
  /** `dispute`: the invoice can be disputed until its due date; `answer`: the carrier's answer to the dispute. */
  kind: InvoiceDeadlineKind;
  /** UTC instant. Users are alerted 48, 24 and 4 hours before it. */
  dueAt: string;
}

/** Disputes of an invoice with their messages, oldest first. */
export class DisputeThreadDto {
  disputes: DisputeDto[];
  messages: DisputeMessageDto[];
  /** Earliest first. */
  deadlines: DeadlineDto[];
  /** Email address of the carrier's billing contact; null if there is none. */
  carrierEmail: string | null;
}

/** A message to add. */
export class NewDisputeMessageDto {
  /** `sent` emails it to the carrier with the evidence. */
  @IsIn(['sent', 'received', 'note'])
  direction: MessageDirection;

  @Trimmed()
  @MultiLine({ min: 1, max: 4_000 })
  text: string;
}
