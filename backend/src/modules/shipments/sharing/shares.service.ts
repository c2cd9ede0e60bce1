import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { isLocalDate } from '../../../kernel/time/local-date.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, DomainError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { qrCodeSvg } from '../../../platform/text/qr-code.js';
import { SharedShipments, type SharedShipment } from './persistence/shared-shipments.sql.js';
import { ShareLinksRepository } from './persistence/share-links.repository.js';
import { TrackingSubscriptionsRepository } from './updates/persistence/tracking-subscriptions.repository.js';
import type { SharedDto, ShareShipmentDto } from './share.dto.js';
import { msg } from '../../../messages/message.js';

/** Maximum links per shipment, including closed ones. */
const LINKS_MAX = 50;

/** Creates, lists and revokes public links for members. */
@Injectable()
export class SharesService {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly shipments: SharedShipments,
    private readonly subscriptions: TrackingSubscriptionsRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Creates a link. Only this response contains its token. @throws NotFound; ValidationFailed; DomainError FORBIDDEN (403); Conflict SHARE_LIMIT */
  async share(actor: Actor, shipmentId: string, { scope, expiresOn = null }: ShareShipmentDto): Promise<SharedDto> {
    const { companyId, userId } = actor;
    const shipment = await this.existing(companyId, shipmentId);
    if (scope === 'tracking_and_documents' && !actor.permissions.has('document.read')) throw documentsHidden();
    if (expiresOn !== null) this.requireLastDay(expiresOn, shipment.timeZone);
    const token = newToken();
    const link = {
      companyId,
      id: newId('shr'),
      shipmentId,
      scope,
      expiresOn,
      createdBy: userId,
      createdAt: this.clock.now(),
    };
    await this.database.transaction(async (tx) => {
      if ((await this.links.countLocked(tx, companyId, shipmentId)) >= LINKS_MAX) throw tooManyLinks();
      await this.links.insert(tx, link, hashToken(token));
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'share.created',
        subject: shipmentId,
        details: { shareId: link.id, scope, expiresOn },
      });
    });
    const url = new URL(`/track/${token}`, this.config.publicUrl).href;
    return { id: link.id, url, qrCode: qrCodeSvg(url) };
  }

  /** Ends the link's email updates too. No effect on a closed link. @throws NotFound */
  async revoke({ companyId, userId }: Actor, shipmentId: string, shareId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.links.revoke(tx, companyId, shipmentId, shareId, this.clock.now())) {
        await this.subscriptions.removeOfLink(tx, companyId, shareId);
        await this.audit.record(tx, {
          companyId,
          userId,
          action: 'share.revoked',
          subject: shipmentId,
          details: { shareId },
        });
      } else if (!(await this.links.exists(tx, companyId, shipmentId, shareId))) throw new NotFound();
    });
  }

  private async existing(companyId: string, shipmentId: string): Promise<SharedShipment> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    return shipment;
  }

  private requireLastDay(expiresOn: string, timeZone: string): void {
    if (isLocalDate(expiresOn) && expiresOn >= localMoment(this.clock.now(), timeZone).on) return;
    throw new ValidationFailed([
      { pointer: '/expiresOn', code: 'DATE_PAST', message: msg`The link must be valid until today or later.` },
    ]);
  }
}

function documentsHidden(): DomainError {
  return new DomainError('FORBIDDEN', 403, msg`Your role does not let you read documents, so you cannot share them.`);
}

function tooManyLinks(): Conflict {
  return new Conflict('SHARE_LIMIT', msg`A shipment has at most ${{ linksMax: LINKS_MAX }} links.`, {
    limit: LINKS_MAX,
  });
}
