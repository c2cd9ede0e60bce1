import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId, IsInstant } from '../../../platform/http/validation/formats.js';
import { AUDIT_ACTIONS } from '../../../contributions/contributions.js';
import type { AuditAction } from '../../../platform/registered.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';

/** One event of the company's activity log. */
export class ActivityDto {
  /** Prefix `aud_`. */
  id: string;
  /** UTC instant. */
  occurredAt: string;
  /** Thing and past participle, like `member.removed`. */
  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;
  /** Who did it; null where nobody was signed in. */
  userId: string | null;
  /** Name of who did it. */
  userName: string | null;
  /** What it was done to: an id, or an address. */
  subject: string | null;
  /** Further facts, by name. */
  details: Record<string, string | number | boolean | null>;
  /** Address that the request came from; empty for what the product does by itself. */
  ipAddress: string;
}

/** A page of events, newest first. */
export class ActivityListDto {
  items: ActivityDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
}

/** Which events to list. */
export class ActivityListQuery extends PagedQuery {
  /** Only this kind of event. */
  @MayBeMissing()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  /** Only events of this person. */
  @MayBeMissing()
  @IsId('usr')
  userId?: string;

  /** Only events at this UTC instant or later. */
  @MayBeMissing()
  @IsInstant()
  from?: string;

  /** Only events before this UTC instant. */
  @MayBeMissing()
  @IsInstant()
  to?: string;
}

/** Which events to export. */
export class ActivityExportQuery extends OmitType(ActivityListQuery, ['limit', 'cursor'] as const) {}
