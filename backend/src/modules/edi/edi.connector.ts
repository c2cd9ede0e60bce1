import { english } from '../../messages/translate.js';
import { msg } from '../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database.js';
import {
  type CarrierNotice,
  type ConnectionRef,
  type Connector,
  ConnectorFor,
  type NoticeOutcome,
  type TenderedShipment,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
  type TenderTarget,
} from '../carriers/index.js';
import { USUAL_ELEMENTS } from './domain/element-choices.js';
import type { WrittenTransaction } from './domain/x12/write-interchange.js';
import { X12Error } from './domain/x12/x12-error.js';
import { WriteInterchanges } from './mailbox/write-interchanges.js';
import { type TenderPurpose, writeBillOfLading } from './messages/write-bill-of-lading.js';
import { writeLoadTender } from './messages/write-load-tender.js';
import type { EdiPartnerEntity } from './persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from './persistence/edi-partners.repository.js';

/** Connector of EDI partners: tenders truckloads as 204 and LTL shipments as 211. Prices come from tariffs; answers arrive as interchanges. */
@ConnectorFor('edi')
@Injectable()
export class EdiConnector implements Connector {
  readonly channel = 'partner';

  constructor(
    private readonly partners: EdiPartnersRepository,
    private readonly written: WriteInterchanges,
  ) {}

  async takesTariffPrices({ companyId, connectionId }: ConnectionRef, mode: string): Promise<boolean> {
    const partner = await this.partners.ofConnection(companyId, connectionId);
    return partner !== null && partner.enabled && takes(partner, mode);
  }

  enabledChanged(tx: Transaction, { companyId, connectionId }: ConnectionRef, enabled: boolean): Promise<void> {
    return this.partners.setEnabled(tx, companyId, connectionId, enabled);
  }

  async tender(
    { companyId, connectionId, carrierName }: TenderTarget,
    { key, shipment, respondBy }: TenderRequest,
  ): Promise<TenderOutcome> {
    const partner = await this.partners.ofConnection(companyId, connectionId);
    if (partner === null || !partner.enabled || !takes(partner, shipment.mode)) {
      const message = english(
        msg`${{ carrier: carrierName }} takes no shipments of this mode by EDI. Change the EDI partner, or tender to another offer.`,
      );
      return tenderOutcome('failed', 'MODE_NOT_TENDERABLE', message);
    }
    try {
      const due = shipment.mode === 'FTL' ? { respondBy: await respondBy(partner.responseHours) } : {};
      const transactions = [write(partner, shipment, 'create', due)];
      const tender = { id: key, purpose: 'create' as const };
      const { sets, control } = await this.written.post(partner, { transactions, messageKey: key, tender });
      return tenderOutcome('sent', null, english(msg`Sent by EDI: ${{ sets }}, interchange ${{ control }}.`));
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      return tenderOutcome(
        'failed',
        'NOT_TENDERABLE',
        english(msg`The shipment does not fit X12: ${{ message: error.message }}`),
      );
    }
  }

  change(target: TenderTarget, notice: CarrierNotice): Promise<NoticeOutcome> {
    return this.notify(target, notice, 'change');
  }

  cancel(target: TenderTarget, notice: CarrierNotice): Promise<NoticeOutcome> {
    return this.notify(target, notice, 'cancel');
  }

  private async notify(
    { companyId, connectionId }: TenderTarget,
    { key, shipment, reason }: CarrierNotice,
    purpose: TenderPurpose,
  ): Promise<NoticeOutcome> {
    const partner = await this.partners.ofConnection(companyId, connectionId);
    if (partner === null) return { state: 'refused', message: english(msg`The carrier is no EDI partner any more.`) };
    try {
      const transactions = [write(partner, shipment, purpose, { reason })];
      const { sets, control } = await this.written.post(partner, { transactions, messageKey: key });
      return { state: 'told', message: english(msg`Sent by EDI: ${{ sets }}, interchange ${{ control }}.`) };
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      return { state: 'refused', message: english(msg`The shipment does not fit X12: ${{ message: error.message }}`) };
    }
  }
}

/** A 204 is for truckloads only. */
const takes = ({ sends204, sends211 }: EdiPartnerEntity, mode: string): boolean =>
  mode === 'FTL' ? sends204 : sends211;

function write(
  { scac, customerNumber, elements }: EdiPartnerEntity,
  shipment: TenderedShipment,
  purpose: TenderPurpose,
  more: { reason?: string; respondBy?: Date },
): WrittenTransaction {
  const message = { scac, purpose, customerNumber, elements: elements ?? USUAL_ELEMENTS, ...more };
  return shipment.mode === 'FTL' ? writeLoadTender(shipment, message) : writeBillOfLading(shipment, message);
}
