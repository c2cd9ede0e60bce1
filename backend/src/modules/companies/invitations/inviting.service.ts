import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { InvitationWriter } from './invitation-writer.js';
import type { InviteDto } from './invitations.dto.js';

const HOUR_S = 60 * 60;
/** Maximum emails per hour, by company and by invitation. */
const MAILS_PER_COMPANY = 100;
const MAILS_PER_INVITATION = 5;

/** Sends, resends and revokes invitations of a company, within the email limits. */
@Injectable()
export class InvitingService {
  constructor(
    private readonly writer: InvitationWriter,
    private readonly throttle: Throttle,
    private readonly allowance: MailAllowance,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails an invitation and returns its id; an open invitation of the address is closed. Above the recipient's allowance the email is withheld
   * silently, because the response would reveal that other companies sent emails to the address.
   * @throws OwnersOnly for a role that the actor may not assign, ReauthenticationRequired for an owner or admin, AlreadyMember, TooManyAttempts
   */
  async invite(actor: Actor, invite: InviteDto): Promise<string> {
    await this.throttle.take([
      { name: 'invitation-company', key: actor.companyId, points: MAILS_PER_COMPANY, seconds: HOUR_S },
    ]);
    return this.allowance.use(invite.email, (mayMail) =>
      this.database.transaction((tx) => this.writer.insert(tx, actor, invite, mayMail, this.clock.now())),
    );
  }

  /**
   * Mails the invitation with a new link, which invalidates earlier ones. Above the recipient's allowance nothing is mailed: the last link stays
   * valid, for longer. @throws NotFound, OwnersOnly, TooManyAttempts
   */
  async resend(actor: Actor, id: string): Promise<void> {
    const { companyId } = actor;
    await this.throttle.take([
      { name: 'invitation', key: `${companyId} ${id}`, points: MAILS_PER_INVITATION, seconds: HOUR_S },
      { name: 'invitation-company', key: companyId, points: MAILS_PER_COMPANY, seconds: HOUR_S },
    ]);
    const { email } = await this.database.transaction((tx) => this.writer.lock(tx, actor, id));
    await this.allowance.use(email, (mayMail) =>
      this.database.transaction((tx) => this.writer.renew(tx, actor, id, mayMail, this.clock.now())),
    );
  }

  /** Closes the invitation. @throws NotFound, OwnersOnly */
  async revoke(actor: Actor, id: string): Promise<void> {
    await this.database.transaction((tx) => this.writer.revoke(tx, actor, id));
  }
}
