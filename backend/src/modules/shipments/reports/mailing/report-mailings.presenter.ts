import type { Actor } from '../../../../platform/auth/actor.js';
import { reportNameOf } from './domain/saved-report.js';
import type { ListedMailing, ListedRecipient } from './persistence/report-mailings.sql.js';
import type { ReportMailingDto } from './report-mailings.dto.js';

/** Owners and administrators may change what others mail. */
export const isManager = ({ role }: Pick<Actor, 'role'>): boolean => role === 'owner' || role === 'admin';

export function presentMailing(
  actor: Actor,
  {
    id,
    viewId,
    name,
    query,
    every,
    onDay,
    atTime,
    format,
    timeZone,
    isPaused,
    dueAt,
    author,
    createdBy,
  }: ListedMailing,
  recipients: readonly ListedRecipient[],
): ReportMailingDto {
  return {
    id,
    viewId,
    name,
    report: reportNameOf(query),
    query,
    every,
    onDay,
    atTime,
    format,
    timeZone,
    isPaused,
    dueAt: dueAt?.toISOString() ?? null,
    recipients: recipients.map((recipient) => ({
      userId: recipient.userId,
      name: recipient.name,
      state: recipient.state,
      endedAt: recipient.endedAt?.toISOString() ?? null,
    })),
    author,
    canChange: createdBy === actor.userId || isManager(actor),
    isRecipient: recipients.some(({ userId }) => userId === actor.userId),
  };
}
