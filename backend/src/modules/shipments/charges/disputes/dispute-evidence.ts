import { Injectable } from '@nestjs/common';
import { dayText } from '../../../../kernel/time/day-text.js';
import { numberText } from '../../../../messages/formats.js';
import { type Locale, SOURCE_LOCALE } from '../../../../messages/locales.js';
import { type Message, msg } from '../../../../messages/message.js';
import { translate } from '../../../../messages/translate.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { BrandingService, LogoService } from '../../../companies/index.js';
import type { PrivateFile } from '../../../../platform/http/files/send-privately.js';
import { type ShipmentRow, ShipmentsRepository } from '../../persistence/shipments.sql.js';
import { languageField } from '../../documents/document-language.js';
import { AuditInvoice } from '../invoices/audit-invoice.js';
import { InvoiceFilesService } from '../invoices/files/invoice-files.service.js';
import { disputeReasonName } from '../invoices/domain/dispute-reasons.js';
import type { CarrierInvoiceEntity } from '../invoices/persistence/carrier-invoice.entity.js';
import { InvoicesRepository } from '../invoices/persistence/invoices.sql.js';
import { renderDisputeExplanation } from './dispute-explanation.js';
import { EvidencePack, type MailedPack, type OriginalFile, type PackRequest } from './evidence-pack.js';
import type { DisputeEntity } from './persistence/dispute.entity.js';
import { DisputesRepository } from './persistence/disputes.sql.js';

/** The evidence pack of an invoice: an explanation of the agreed price, the uploaded invoice and the documents of the shipment. */
@Injectable()
export class DisputeEvidence {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly files: InvoiceFilesService,
    private readonly audits: AuditInvoice,
    private readonly disputes: DisputesRepository,
    private readonly shipments: ShipmentsRepository,
    private readonly packs: EvidencePack,
    private readonly branding: BrandingService,
    private readonly logos: LogoService,
  ) {}

  /** @throws NotFound */
  async stream(companyId: string, invoiceId: string): Promise<PrivateFile> {
    return this.packs.stream(await this.request(companyId, invoiceId));
  }

  /** With the documents that fit into `mostBytes`. @throws NotFound */
  async forMail(companyId: string, invoiceId: string, mostBytes: number): Promise<MailedPack & { fileName: string }> {
    const request = await this.request(companyId, invoiceId);
    return { fileName: request.fileName, ...(await this.packs.forMail(request, mostBytes)) };
  }

  private async request(companyId: string, invoiceId: string): Promise<PackRequest> {
    const invoice = await this.invoices.find(companyId, invoiceId);
    if (invoice === null) throw new NotFound();
    const dispute = (await this.disputes.ofInvoice(companyId, invoiceId)).at(-1) ?? null;
    const at = dispute?.openedAt ?? invoice.createdAt;
    const { bytes } = await this.explanation(invoice, dispute, at);
    const name = invoice.number.replace(/[^\w.-]+/g, '-');
    const pages = [{ name: `Explanation-${name}.pdf`, bytes }];
    const original = await this.original(companyId, invoiceId);
    return { companyId, shipmentId: invoice.shipmentId, fileName: `Dispute-${name}.zip`, at, pages, original };
  }

  private async original(companyId: string, invoiceId: string): Promise<OriginalFile | null> {
    const file = await this.files.ofInvoice(companyId, invoiceId);
    if (file === null) return null;
    const { id, fileName, byteSize: size, sha256 } = file;
    return { fileName, size, sha256, read: () => this.files.open(companyId, id, { direct: false }) };
  }

  private async explanation(invoice: CarrierInvoiceEntity, dispute: DisputeEntity | null, at: Date) {
    const { companyId, shipmentId, number, currency, total } = invoice;
    const [evaluation, brand, logo, shipment] = await Promise.all([
      this.audits.evaluate(invoice),
      this.branding.of(companyId),
      this.logos.find(companyId),
      shipmentId === null ? null : this.shipments.find(companyId, shipmentId),
    ]);
    const locale = brand?.locale ?? SOURCE_LOCALE;
    const content = {
      ...languageField(locale),
      invoiceNumber: number,
      currency,
      total,
      companyName: brand?.name ?? '',
      carrier: [invoice.carrierName, invoice.scac].filter(Boolean).join(', '),
      facts: factsOf(invoice, shipment, locale),
      reasons: dispute === null ? [] : [disputeReasonName(dispute.reason), ...(dispute.note ? [dispute.note] : [])],
      evaluation,
      agreed: shipment?.body.lines ?? [],
      at,
    };
    return renderDisputeExplanation(content, logo);
  }
}

/** What identifies the invoice and its shipment. */
function factsOf(invoice: CarrierInvoiceEntity, shipment: ShipmentRow | null, locale: Locale): [string, string][] {
  const write = (text: Message): string => translate(locale, text);
  const { billedOn } = invoice;
  const { proNumber, bolNumber } = shipment ?? invoice;
  const facts: [string, string][] = [
    [write(msg`Invoice date`), billedOn === null ? write(msg`Unknown`) : dayText(billedOn, locale)],
    [write(msg`Shipment`), shipment?.number ?? write(msg`None`)],
    [write(msg`PRO number`), proNumber ?? write(msg`Unknown`)],
    [write(msg`Bill of lading`), bolNumber ?? write(msg`Unknown`)],
  ];
  if (shipment === null) return facts;
  const { pickupOn, totalWeight, body } = shipment;
  return [
    ...facts,
    [write(msg`Pickup`), dayText(pickupOn, locale)],
    [write(msg`Weight`), `${numberText(locale, totalWeight)} lb`],
    [write(msg`Quote`), body.quoteNumber],
    [write(msg`Carrier quote`), body.carrierQuoteNumber ?? write(msg`None`)],
  ];
}
