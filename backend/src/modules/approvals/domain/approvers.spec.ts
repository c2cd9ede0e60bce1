import type { Role } from '../../../platform/registered.js';
import type { Money } from '../../../kernel/money/money.js';
import { canBeApproved, decisionRight, type StepState } from './approvers.js';

const member = (userId: string, role: Role, limit: Money | null = null) => ({ userId, fullName: userId, role, limit });
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const AMOUNT = { total: usd(100_000), rate: null };
const MEMBERS = [
  member('olga', 'owner'),
  member('max', 'manager'),
  member('mia', 'manager'),
  member('abe', 'approver'),
];
const MANAGERS = { roles: ['manager' as const], userIds: [] };
const state = (changes: Partial<StepState> = {}): StepState => ({
  approvers: MANAGERS,
  requesterIds: ['bob'],
  decidedBy: [],
  ...AMOUNT,
  ...changes,
});
const delegation = (fromUserId: string, toUserId: string) => ({ fromUserId, toUserId });

describe('the right to decide', () => {
  it('is that of the approvers by role and by user', () => {
    expect(decisionRight('max', state(), MEMBERS, [])).toEqual({ may: true, onBehalfOf: null });
    expect(decisionRight('abe', state(), MEMBERS, [])).toEqual({ may: false, reason: 'not_approver' });
    const named = { roles: [], userIds: ['abe'] };
    expect(decisionRight('abe', state({ approvers: named }), MEMBERS, [])).toEqual({ may: true, onBehalfOf: null });
  });

  it('passes to a delegate, but not on to the next', () => {
    const delegations = [delegation('max', 'abe'), delegation('abe', 'olga')];
    expect(decisionRight('abe', state(), MEMBERS, delegations)).toEqual({ may: true, onBehalfOf: 'max' });
    expect(decisionRight('olga', state(), MEMBERS, delegations)).toEqual({ may: false, reason: 'not_approver' });
  });

  it('does not pass to a user whose role may not approve', () => {
    expect(decisionRight('vic', state(), MEMBERS, [delegation('max', 'vic')]).may).toBe(false);
  });

  it('is never that of the requester, neither as a delegate nor through a delegate', () => {
    const own = state({ requesterIds: ['max'] });
    expect(decisionRight('max', own, MEMBERS, [delegation('mia', 'max')])).toEqual({
      may: false,
      reason: 'own_request',
    });
    expect(decisionRight('abe', own, MEMBERS, [delegation('max', 'abe')])).toEqual({
      may: false,
      reason: 'not_approver',
    });
    expect(decisionRight('mia', own, MEMBERS, []).may).toBe(true);
  });

  it('is used once per request, also through a delegate', () => {
    const second = state({ decidedBy: ['max'] });
    expect(decisionRight('max', second, MEMBERS, [])).toEqual({ may: false, reason: 'already_approved' });
    expect(decisionRight('abe', second, MEMBERS, [delegation('max', 'abe')]).may).toBe(false);
    expect(decisionRight('abe', second, MEMBERS, [delegation('mia', 'abe')])).toEqual({ may: true, onBehalfOf: 'mia' });
  });
});

describe('the limit of a member', () => {
  const limited = [
    member('max', 'manager', usd(99_999)),
    member('mia', 'manager', usd(100_000)),
    member('abe', 'approver'),
  ];

  it('is the largest amount that they approve', () => {
    expect(decisionRight('mia', state(), limited, []).may).toBe(true);
    expect(decisionRight('max', state(), limited, [])).toEqual({ may: false, reason: 'over_limit' });
    expect(decisionRight('abe', state(), limited, [])).toEqual({ may: false, reason: 'not_approver' });
    expect(canBeApproved([MANAGERS, MANAGERS], ['bob'], limited, AMOUNT)).toBe(false);
  });

  it('is that of the member who delegated', () => {
    expect(decisionRight('abe', state(), limited, [delegation('max', 'abe')]).may).toBe(false);
    expect(decisionRight('abe', state(), limited, [delegation('mia', 'abe')]).may).toBe(true);
  });

  it('in another currency is compared by the exchange rate; without one it is exceeded', () => {
    const cad = [member('max', 'manager', { amount: 140_000, currency: 'CAD' })];
    const rate = { cadPerUsd: '1.39', effectiveOn: '2026-11-20', source: 'Bank of Canada' };
    expect(decisionRight('max', state({ rate }), cad, []).may).toBe(true);
    expect(decisionRight('max', state({ rate: { ...rate, cadPerUsd: '1.41' } }), cad, []).may).toBe(false);
    expect(decisionRight('max', state(), cad, []).may).toBe(false);
  });
});

describe('a request can be approved', () => {
  it('if a member other than the requester may', () => {
    expect(canBeApproved([MANAGERS], ['bob'], MEMBERS, AMOUNT)).toBe(true);
    expect(canBeApproved([{ roles: ['owner'], userIds: [] }], ['olga'], MEMBERS, AMOUNT)).toBe(false);
  });

  it('if different members can approve its steps', () => {
    expect(canBeApproved([MANAGERS, MANAGERS], ['bob'], MEMBERS, AMOUNT)).toBe(true);
    expect(canBeApproved([MANAGERS, MANAGERS], ['max'], MEMBERS, AMOUNT)).toBe(false);
    const max = { roles: [], userIds: ['max'] };
    expect(canBeApproved([MANAGERS, max], ['bob'], MEMBERS, AMOUNT)).toBe(true);
  });
});
