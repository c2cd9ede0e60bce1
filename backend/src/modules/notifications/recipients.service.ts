import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '../../platform/domain-events/domain-events.js';
import { FollowsRepository, type FollowMode } from '../shipments/index.js';
import { NOTIFICATION_KINDS } from './domain/notification-kinds.js';
import { type AudienceMember, AudienceRepository } from './persistence/audience.sql.js';
import { type Involved, recipientsOf, ROLES_OF } from './recipients.js';

const NO_FOLLOWS: ReadonlyMap<string, FollowMode> = new Map();

/** Finds the recipients of domain events. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly audience: AudienceRepository,
    private readonly follows: FollowsRepository,
  ) {}

  /** Members to notify of an event, with their preferences; nobody if its quote or shipment was removed with the demonstration data. */
  async of(event: DomainEvent): Promise<AudienceMember[]> {
    const { companyId, kind, subject, actorId, data } = event;
    const rule = NOTIFICATION_KINDS[kind];
    const [creatorId, follows] = await Promise.all([
      this.audience.creatorOf(companyId, subject),
      subject.type === 'shipment' ? this.follows.ofShipment(companyId, subject.id) : NO_FOLLOWS,
    ]);
    if (creatorId === null && (subject.type === 'quote' || subject.type === 'shipment')) return [];
    const withMode = (mode: FollowMode): ReadonlySet<string> =>
      new Set([...follows].filter(([, followMode]) => followMode === mode).map(([userId]) => userId));
    const personId = typeof data.userId === 'string' ? data.userId : null;
    const approvers = typeof data.approverIds === 'string' ? data.approverIds.split(' ') : [];
    const involved: Involved = {
      creatorId,
      personId,
      actorId,
      approverIds: new Set(approvers),
      followerIds: withMode('follow'),
      mutedIds: withMode('mute'),
    };
    const named = [creatorId, personId, ...approvers, ...involved.followerIds].filter((id) => id !== null);
    const members = await this.audience.members(
      companyId,
      kind,
      rule.audience.flatMap((group) => ROLES_OF[group] ?? []),
      named,
    );
    return recipientsOf(rule, members, involved);
  }
}
