import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MayBeMissing, TOKEN_MAX_LENGTH } from '../../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../../platform/http/validation/formats.js';
import { Secret } from '../../../../platform/http/validation/text.js';
import type { ReportName } from './domain/report-catalog.js';
import { REPORT_FILE_FORMATS, type ReportFileFormat } from './persistence/report-mailing.entity.js';
import type { MailState } from './persistence/report-mailing-recipient.entity.js';
import { msg } from '../../../../messages/message.js';
import { ruleText } from '../../../../platform/http/validation/constraint-messages.js';

/** Mailings of a company. */
export const MAILINGS_MAX = 100;
const RECIPIENTS_MAX = 50;
const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A member to whom a report is mailed. */
export class MailingRecipientDto {
  userId: string;
  /** Null for a deleted account. */
  name: string | null;
  /** State of the last mail; `dropped`: the member may not see the report, and got nothing of it; null before the first one. */
  state: MailState | null;
  /** When the last mail was sent, failed or was dropped; a UTC instant. */
  endedAt: string | null;
}

/** A saved report that is mailed on a schedule. */
export class ReportMailingDto {
  /** `rml_` and a ULID. */
  id: string;
  /** Id of the saved report. */
  viewId: string;
  /** Name of the saved report. */
  name: string;
  /** The report that it is of; null for one that no longer exists. */
  report: ReportName | null;
  /** Query string of the report page, without the question mark. */
  query: string;
  every: 'week' | 'month';
  /** 1 (Monday) to 7 of a week, 1 to 31 of a month; in a shorter month its last day. */
  onDay: number;
  /** Local time `HH:MM` in the time zone of the company. */
  atTime: string;
  /** File with the rows: a workbook, or a PDF with headline figures and a chart. */
  format: ReportFileFormat;
  /** IANA name. */
  timeZone: string;
  isPaused: boolean;
  /** Next due time, a UTC instant; null while paused. */
  dueAt: string | null;
  recipients: MailingRecipientDto[];
  /** Who created it; null for a deleted account. */
  author: string | null;
  /** Whether the user may change, send and delete it: its author, owners and administrators. */
  canChange: boolean;
  /** Whether it is mailed to the user. */
  isRecipient: boolean;
}

/** The mailings that the user created or receives; for owners and administrators, all of the company. */
export class ReportMailingListDto {
  items: ReportMailingDto[];
}

/** Ids of recipients. */
const IsRecipients = (): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMinSize(1), ArrayMaxSize(RECIPIENTS_MAX), ArrayUnique(), IsId('usr', { each: true }));
const IsEvery = (): PropertyDecorator => IsIn(['week', 'month']);
const IsDay = (): PropertyDecorator => applyDecorators(IsInt(), Min(1), Max(31));
const IsLocalTime = (): PropertyDecorator => Matches(LOCAL_TIME, { message: ruleText(msg`Enter a time like 07:00.`) });

const IsFormat = (): PropertyDecorator => applyDecorators(MayBeMissing(), IsIn(REPORT_FILE_FORMATS));

/** A new mailing. */
export class CreateReportMailingDto {
  /** A saved report of the user, or a shared one. */
  @IsId('svw')
  viewId: string;

  @IsEvery()
  every: 'week' | 'month';

  /** 1 (Monday) to 7 of a week, 1 to 31 of a month; in a shorter month its last day. */
  @IsDay()
  onDay: number;

  /** Local time `HH:MM` in the time zone of the company. */
  @IsLocalTime()
  atTime: string;

  /** File with the rows; a workbook if missing. */
  @IsFormat()
  format?: ReportFileFormat;

  /** Ids of active members who may see the report. Members other than the user require the permission to see the company. */
  @IsRecipients()
  recipients: string[];
}

/** Changes to a mailing; omitted fields are unchanged. */
export class ChangeReportMailingDto {
  @MayBeMissing()
  @IsEvery()
  every?: 'week' | 'month';

  /** 1 (Monday) to 7 of a week, 1 to 31 of a month; in a shorter month its last day. */
  @MayBeMissing()
  @IsDay()
  onDay?: number;

  /** Local time `HH:MM` in the time zone of the company. */
  @MayBeMissing()
  @IsLocalTime()
  atTime?: string;

  /** File with the rows. */
  @IsFormat()
  format?: ReportFileFormat;

  /** Ids of active members who may see the report. Members other than the user require the permission to see the company. */
  @MayBeMissing()
  @IsRecipients()
  recipients?: string[];

  /** A paused mailing is not sent; resumed, it is sent at its next due time. */
  @MayBeMissing()
  @IsBoolean()
  isPaused?: boolean;
}

/** A member to whom the report can be mailed. */
export class MailableMemberDto {
  userId: string;
  name: string;
}

/** Members who may see the saved report, by name. */
export class MailableMemberListDto {
  items: MailableMemberDto[];
}

/** The saved report that is to be mailed. */
export class MailableMembersQuery {
  @IsId('svw')
  viewId: string;
}

/** Parameters of a link in a mail. */
export class StopMailingQuery {
  /** Token from the mailed link. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}
