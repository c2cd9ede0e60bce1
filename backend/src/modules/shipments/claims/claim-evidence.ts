import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { SOURCE_LOCALE } from '../../../messages/locales.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { BrandingService, LogoService } from '../../companies/index.js';
import { EvidencePack, fileNameOf, type MailedPack, type PackRequest } from '../charges/disputes/evidence-pack.js';
import type { PrivateFile } from '../../../platform/http/files/send-privately.js';
import { languageField } from '../documents/document-language.js';
import { factsOf, renderClaimLetter } from './claim-letter.js';
import { ClaimTermsReader } from './claim-terms.js';
import { documentsOf } from './domain/claim-body.js';
import type { ClaimEntity } from './persistence/claim.entity.js';
import { ClaimsRepository } from './persistence/claims.sql.js';

/** The claim letter, and the pack of the letter and the chosen documents. */
@Injectable()
export class ClaimEvidence {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly terms: ClaimTermsReader,
    private readonly packs: EvidencePack,
    private readonly branding: BrandingService,
    private readonly logos: LogoService,
  ) {}

  /** The letter as a PDF file. @throws NotFound */
  async letter(companyId: string, id: string): Promise<PrivateFile> {
    const claim = await this.claim(companyId, id);
    const bytes = await this.render(claim);
    return {
      fileName: `Claim-${claim.number}.pdf`,
      contentType: 'application/pdf',
      open: () => Readable.from([bytes]),
    };
  }

  /** Letter and documents as a ZIP file. @throws NotFound */
  async stream(companyId: string, id: string): Promise<PrivateFile> {
    return this.packs.stream(await this.request(companyId, id));
  }

  /** With the documents that fit into `mostBytes`. @throws NotFound */
  async forMail(companyId: string, id: string, mostBytes: number): Promise<MailedPack & { fileName: string }> {
    const request = await this.request(companyId, id);
    return { fileName: request.fileName, ...(await this.packs.forMail(request, mostBytes)) };
  }

  private async request(companyId: string, id: string): Promise<PackRequest> {
    const claim = await this.claim(companyId, id);
    const { number, shipmentId, createdAt, body } = claim;
    const pages = [{ name: `Claim-${number}.pdf`, bytes: await this.render(claim) }];
    const fileName = `Claim-${number}.zip`;
    return {
      companyId,
      shipmentId,
      fileName,
      at: createdAt,
      pages,
      documentIds: documentsOf(body),
      firstIds: body.addedDocumentIds,
    };
  }

  private async claim(companyId: string, id: string): Promise<ClaimEntity> {
    const claim = await this.claims.find(companyId, id);
    if (claim === null) throw new NotFound();
    return claim;
  }

  private async render(claim: ClaimEntity): Promise<Buffer> {
    const { companyId, shipmentId, body, createdAt, carrierName, scac } = claim;
    const [{ shipment, terms }, documents, brand, logo] = await Promise.all([
      this.terms.of(companyId, shipmentId),
      // The letter names what was enclosed when the claim was filed.
      this.packs.chosen(companyId, shipmentId, body.documentIds),
      this.branding.of(companyId),
      this.logos.find(companyId),
    ]);
    const { number, kind, currency, description, goodsAmount, freightAmount, otherAmount, claimed } = claim;
    const locale = brand?.locale ?? SOURCE_LOCALE;
    const content = {
      ...languageField(locale),
      number,
      kind,
      currency,
      description,
      goodsAmount,
      freightAmount,
      otherAmount,
      claimed,
      companyName: brand?.name ?? '',
      carrier: `${carrierName}, ${scac}`,
      facts: factsOf(shipment, { ...claim, ...terms }, locale),
      items: body.items,
      evidence: documents.map(fileNameOf),
      at: createdAt,
    };
    return (await renderClaimLetter(content, logo)).bytes;
  }
}
