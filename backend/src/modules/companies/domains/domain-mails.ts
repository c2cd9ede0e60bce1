import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { mailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { CompaniesService } from '../companies.service.js';
import { nameInMail } from '../domain/name-in-mail.js';
import { DomainsRepository } from '../persistence/domains.repository.js';
import { msg, verbatim } from '../../../messages/message.js';

/** Topic of the outbox message that requests a domain verification email. */
export const DOMAIN_CLAIMED = outboxTopic('companies.domain-claimed');
export interface DomainClaim {
  companyId: string;
  domainId: string;
}

/** Mailbox reserved in every mail domain (RFC 2142, section 5). */
export function postmasterOf(domain: string): string {
  return `postmaster@${domain}`;
}

/** Sends a domain verification code to the domain's postmaster. */
@Injectable()
export class DomainMails {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly companies: CompaniesService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @OnOutboxMessage(DOMAIN_CLAIMED)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { companyId, domainId } = payload as DomainClaim;
    const claim = await this.domains.find(companyId, domainId);
    if (claim === null || claim.verifiedAt !== null) return;
    const code = newToken();
    await this.database.transaction((tx) => this.domains.insertCode(tx, domainId, hashToken(code), this.clock.now()));
    const company = nameInMail(await this.companies.nameOf(companyId));
    const content = mailContent(msg`Verification of ${{ domain: claim.domain }} for ${{ company }}`, [
      msg`Hello,`,
      msg`${{ company }} claims the domain ${{ domain: claim.domain }} on Lading. If the domain is theirs, give them this code:`,
      verbatim(code),
      msg`If not, ignore this email. The domain cannot be verified without the code.`,
    ]);
    await this.mailer.send({ to: postmasterOf(claim.domain), messageId, ...content });
  }
}
