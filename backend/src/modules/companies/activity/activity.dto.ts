import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TableFormat } from '../../../platform/http/files/csv-file.js';
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
  /** Object and past participle, such as `member.removed`. */
  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;
  /** Actor; null if no user was signed in. */
  userId: string | null;
  /** Name of the actor. */
  userName: string | null;
  /** Target of the action: an id or an address. */
  subject: string | null;
  /** Further details by name. */
  details: Record<string, string | number | boolean | null>;
  /** IP address of the request; empty for actions of the system. */
  ipAddress: string;
}

/** A page of events, newest first. */
export class ActivityListDto {
  items: ActivityDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/** Filters and paging of the activity log. */
export class ActivityListQuery extends PagedQuery {
  /** Only this kind of event. */
  @MayBeMissing()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  /** Only events of this user. */
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

/** Filters and format of the exported activity log. */
export class ActivityExportQuery extends IntersectionType(
  OmitType(ActivityListQuery, ['limit', 'cursor'] as const),
  TableFormat,
) {}
