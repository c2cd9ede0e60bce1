import type { DomainEventKind, Role } from '../../platform/registered.js';
import { DOMAIN_EVENT_KINDS } from '../../contributions/contributions.js';
import { NOTIFICATION_KINDS } from './domain/notification-kinds.js';
import { type Involved, type Member, recipientsOf } from './recipients.js';

const member = (userId: string, role: Role, seesPrices: boolean | null = null): Member => ({
  userId,
  role,
  seesPrices,
});
const MEMBERS = [
  member('owner', 'owner'),
  member('admin', 'admin'),
  member('manager', 'manager'),
  member('booker', 'booker'),
  member('colleague', 'booker'),
  member('dock', 'dock'),
  member('finance', 'finance'),
  member('viewer', 'viewer'),
];
const involved = (change: Partial<Involved> = {}): Involved => ({
  creatorId: 'booker',
  personId: null,
  actorId: null,
  approverIds: new Set(),
  followerIds: new Set(),
  mutedIds: new Set(),
  ...change,
});
const told = (kind: DomainEventKind, change?: Partial<Involved>, members: readonly Member[] = MEMBERS) =>
  recipientsOf(NOTIFICATION_KINDS[kind], members, involved(change)).map(({ userId }) => userId);

describe('recipientsOf', () => {
  it('notifies the approvers of a request whose role may approve', () => {
    expect(told('approval.requested', { approverIds: new Set(['manager', 'finance']) })).toEqual(['manager']);
    expect(told('approval.decided', { personId: 'colleague' })).toEqual(['colleague']);
  });

  it.each<[DomainEventKind, string[]]>([
    ['quote.expiring', ['booker']],
    ['shipment.confirmed', ['booker', 'dock']],
    ['tender.rejected', ['manager', 'booker']],
    ['pickup.driver_en_route', ['dock']],
    ['pickup.missed', ['manager', 'booker', 'dock']],
    ['shipment.delayed', ['booker']],
    ['pod.available', ['booker', 'finance']],
    ['charge.reweigh', ['booker', 'finance']],
    ['user.requested', ['owner', 'admin']],
    ['connection.failing', ['owner', 'admin']],
    ['carrier.pro_numbers_low', ['owner', 'admin']],
  ])('notifies of %s only %j', (kind, people) => {
    expect(told(kind)).toEqual(people);
  });

  it('notifies followers, and no user who muted the subject', () => {
    expect(told('shipment.delayed', { followerIds: new Set(['viewer', 'dock']) })).toEqual([
      'booker',
      'dock',
      'viewer',
    ]);
    expect(told('pickup.missed', { mutedIds: new Set(['booker', 'manager']) })).toEqual(['dock']);
  });

  it('does not notify users of their own actions', () => {
    expect(told('shipment.booked', { actorId: 'booker' })).toEqual(['dock']);
  });

  it('notifies only users with permission: not creators with another role now, nor members without prices', () => {
    expect(told('quote.expiring', {}, [member('booker', 'dock')])).toEqual([]);
    expect(told('charge.reweigh', {}, [member('booker', 'booker', false), member('finance', 'finance')])).toEqual([
      'finance',
    ]);
    expect(told('quote.price_changed', { creatorId: 'viewer' }, [member('viewer', 'viewer')])).toEqual([]);
    expect(told('quote.price_changed', { creatorId: 'viewer' }, [member('viewer', 'viewer', true)])).toEqual([
      'viewer',
    ]);
  });

  it('notifies the user of a role change, whatever the role is now', () => {
    expect(told('user.role_changed', { personId: 'viewer', actorId: 'admin' })).toEqual(['viewer']);
  });

  it('notifies members of the company only', () => {
    for (const kind of DOMAIN_EVENT_KINDS)
      expect(told(kind, { creatorId: 'gone', personId: 'gone', followerIds: new Set(['gone']) })).not.toContain('gone');
  });
});
