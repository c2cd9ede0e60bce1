import { english } from '../../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import { formatMoney } from '../../../kernel/money/money.js';
import type { AuditAction } from '../../../platform/registered.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { PRICE_CHOICE_ROLES } from '../../../contributions/permissions.js';
import type { Role } from '../../../platform/registered.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import type { MembershipEntity } from '../persistence/membership.entity.js';
import { NO_LIMITS } from '../persistence/memberships.repository.js';
import { ManageableMember } from './manageable-member.js';
import { MemberUpdates } from './member-updates.js';
import type { ChangeMemberDto } from './members.dto.js';
import { RoleChanges } from './role-changes.js';
import { msg } from '../../../messages/message.js';

@Injectable()
export class MembersService {
  constructor(
    private readonly manageable: ManageableMember,
    private readonly updates: MemberUpdates,
    private readonly roleChanges: RoleChanges,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
  ) {}

  /**
   * Changes role, state, price visibility and limits of a member in one step.
   * Suspending revokes the API keys that the member created, except `keepApiKeys`.
   * @throws OwnersOnly, OwnMembership, ReauthenticationRequired for owners and admins, MembershipChanged for a request, ValidationFailed for prices of a role
   * that has no choice, for a limit of an owner, or for a key to keep that is not the member's
   */
  async change(actor: Actor, userId: string, change: ChangeMemberDto): Promise<void> {
    await this.database.transaction(async (tx) => {
      const locked = await this.manageable.lock(tx, actor, userId);
      const { member } = locked;
      const { role = member.role, status = member.status } = change;
      this.updates.check(actor, locked, role, status);
      const seesPrices = priceChoice(role, change.seesPrices, role === member.role ? member.seesPrices : null);
      const limits = limitsOf(role, change, member);
      await this.updates.write(tx, actor, locked, { role, status, seesPrices, ...limits }, change.keepApiKeys);
      if (role !== member.role || seesPrices !== member.seesPrices)
        await this.roleChanges.changed(tx, userId, actor.companyId);
      if (status !== member.status) await this.recordStatus(tx, actor, userId, status);
      if (role !== member.role) await this.recordRole(tx, actor, userId, member.role, role);
      if (seesPrices !== member.seesPrices)
        await this.record(tx, actor, 'member.prices_changed', userId, { seesPrices });
      if (LIMITS.some((key) => limits[key] !== member[key]))
        await this.record(tx, actor, 'member.limits_changed', userId, limitWords(limits));
    });
  }

  private async recordRole(tx: Transaction, actor: Actor, userId: string, from: Role, to: Role): Promise<void> {
    await this.record(tx, actor, 'member.role_changed', userId, { from, to });
    const { companyId, userId: actorId } = actor;
    const subject = { type: 'company' as const, id: companyId, label: english(msg`Your membership`) };
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'user.role_changed',
      subject,
      actorId,
      value: `${userId} ${to}`,
      data: { userId, text: english(msg`It was ${{ from }} and is ${{ to }} now.`) },
    });
  }

  /**
   * Ends a membership and revokes the API keys that the member created, except `keepApiKeys`.
   * @throws OwnersOnly, OwnMembership, ReauthenticationRequired for owners and admins, MembershipChanged for a request, which is declined instead,
   * ValidationFailed for a key to keep that is not the member's
   */
  async remove(actor: Actor, userId: string, keepApiKeys: readonly string[] = []): Promise<void> {
    await this.database.transaction(async (tx) => {
      const locked = await this.manageable.lock(tx, actor, userId);
      this.updates.check(actor, locked, locked.member.role, 'removed');
      await this.updates.write(tx, actor, locked, { status: 'removed' }, keepApiKeys);
      await this.record(tx, actor, 'member.removed', userId, { role: locked.member.role });
    });
  }

  private recordStatus(tx: Transaction, actor: Actor, subject: string, status: string): Promise<void> {
    return this.record(tx, actor, status === 'suspended' ? 'member.suspended' : 'member.reinstated', subject);
  }

  private record(
    tx: Transaction,
    actor: Actor,
    action: AuditAction,
    subject: string,
    details?: Record<string, string | boolean | null>,
  ): Promise<void> {
    return this.audit.record(tx, { companyId: actor.companyId, userId: actor.userId, action, subject, details });
  }
}

const LIMITS = ['bookingLimit', 'invoiceLimit', 'limitCurrency'] as const;
type Limits = Pick<MembershipEntity, (typeof LIMITS)[number]>;

/** For the activity log. */
function limitWords({ bookingLimit, invoiceLimit, limitCurrency: currency }: Limits): Record<string, string> {
  const words = (amount: number | null) => (amount === null ? 'none' : formatMoney({ amount, currency }));
  return { bookings: words(bookingLimit), invoices: words(invoiceLimit) };
}

/** The limits after a change; owners have none. @throws ValidationFailed for a limit of an owner */
function limitsOf(role: Role, change: ChangeMemberDto, present: Limits): Limits {
  const { limitCurrency = present.limitCurrency } = change;
  if (role === 'owner') {
    const set = (['bookingLimit', 'invoiceLimit'] as const).filter((key) => change[key] != null);
    const problem = { code: 'FIXED_BY_ROLE', message: msg`Owners have no limits.` };
    if (set.length > 0) throw new ValidationFailed(set.map((key) => ({ pointer: `/${key}`, ...problem })));
    return { ...NO_LIMITS, limitCurrency };
  }
  const { bookingLimit = present.bookingLimit, invoiceLimit = present.invoiceLimit } = change;
  return { bookingLimit, invoiceLimit, limitCurrency };
}

/** Null: the role decides. @throws ValidationFailed if price visibility is fixed for the role */
function priceChoice(role: Role, asked: boolean | null | undefined, present: boolean | null): boolean | null {
  if (asked === undefined) return present;
  if (asked === null || PRICE_CHOICE_ROLES.includes(role)) return asked;
  throw new ValidationFailed([
    { pointer: '/seesPrices', code: 'FIXED_BY_ROLE', message: msg`Price visibility cannot be set for this role.` },
  ]);
}
