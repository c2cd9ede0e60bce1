import type { DomainEvent } from '../../platform/domain-events/domain-events.js';
import type { FollowMode, FollowsRepository } from '../shipments/index.js';
import type { AudienceMember, AudienceRepository } from './persistence/audience.sql.js';
import { RecipientsService } from './recipients.service.js';

const member = (userId: string, role: AudienceMember['role'] = 'viewer'): AudienceMember => ({
  userId,
  role,
  seesPrices: null,
  timeZone: null,
  locale: 'en-US',
  inApp: null,
  email: null,
  times: null,
});

const event = (change: Partial<DomainEvent> = {}): DomainEvent => ({
  companyId: 'cmp_1',
  kind: 'shipment.delayed',
  subject: { type: 'shipment', id: 'shp_1', label: 'S-1' },
  actorId: null,
  value: '',
  data: {},
  occurredAt: '2026-11-20T15:00:00.000Z',
  ...change,
});

/** The member ids that the service queries, and the recipients that it returns. */
async function recipientsOf(change: Partial<DomainEvent>, follows: [string, FollowMode][] = []) {
  let named: readonly string[] = [];
  const audience: Pick<AudienceRepository, 'creatorOf' | 'members'> = {
    creatorOf: async (_companyId, { type }) => (type === 'shipment' ? 'creator' : null),
    members: async (_companyId, _kind, _roles, userIds) => {
      named = userIds;
      return [...new Set(userIds)].map((userId) => member(userId));
    },
  };
  const service = new RecipientsService(
    audience as AudienceRepository,
    { ofShipment: async () => new Map(follows) } as unknown as FollowsRepository,
  );
  const recipients = await service.of(event(change));
  return { named, userIds: recipients.map(({ userId }) => userId) };
}

it('notifies the creator and followers of a shipment', async () => {
  expect(await recipientsOf({}, [['follower', 'follow']])).toEqual({
    named: ['creator', 'follower'],
    userIds: ['creator', 'follower'],
  });
});

it('leaves out users who muted the shipment or caused the event', async () => {
  const follows: [string, FollowMode][] = [
    ['creator', 'mute'],
    ['follower', 'follow'],
    ['other', 'follow'],
  ];
  expect((await recipientsOf({ actorId: 'other' }, follows)).userIds).toEqual(['follower']);
});

it('reads follows of shipments only, and names the user that the event is about', async () => {
  const change = {
    kind: 'user.role_changed' as const,
    subject: { type: 'company' as const, id: 'cmp_1', label: 'Riverside Tile' },
    data: { userId: 'member' },
  };
  expect((await recipientsOf(change, [['follower', 'follow']])).named).toEqual(['member']);
});
