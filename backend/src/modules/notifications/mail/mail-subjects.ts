import { Injectable } from '@nestjs/common';
import type { MailBrand } from '../../../platform/mail/mail-content.js';
import { BrandingService } from '../../companies/index.js';
import { type QuoteBrief, QuoteBriefs } from '../../quotes/index.js';
import { type ShipmentBrief, ShipmentBriefs } from '../../shipments/index.js';
import type { WaitingMail } from '../persistence/deliveries.sql.js';

/** What mails say of the company and of the shipments and quotes of their notifications, by id. */
export interface SubjectsOfMail {
  /** Undefined for a company that was erased. */
  brand: MailBrand | undefined;
  shipments: ReadonlyMap<string, ShipmentBrief>;
  quotes: ReadonlyMap<string, QuoteBrief>;
}

/** Reads what mails say, at the time of mailing. */
@Injectable()
export class MailSubjects {
  constructor(
    private readonly branding: BrandingService,
    private readonly shipments: ShipmentBriefs,
    private readonly quotes: QuoteBriefs,
  ) {}

  /** For notifications of one company. */
  async of(
    notifications: readonly [
      Pick<WaitingMail, 'companyId' | 'subjectType' | 'subjectId'>,
      ...Pick<WaitingMail, 'companyId' | 'subjectType' | 'subjectId'>[],
    ],
  ): Promise<SubjectsOfMail> {
    const [{ companyId }] = notifications;
    const ids = (type: WaitingMail['subjectType']) => [
      ...new Set(notifications.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)),
    ];
    const [brand, shipments, quotes] = await Promise.all([
      this.branding.of(companyId),
      this.shipments.of(companyId, ids('shipment')),
      this.quotes.of(companyId, ids('quote')),
    ]);
    return { brand, shipments, quotes };
  }
}
