import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { ClaimTermsReader } from './claim-terms.js';
import type { ClaimDto, ShipmentClaimsDto } from './claims.dto.js';
import { presentClaim, presentClaimSummary } from './claims.presenter.js';
import { ClaimsRepository } from './persistence/claims.sql.js';

/** Reads claims for the API. */
@Injectable()
export class ClaimReader {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly terms: ClaimTermsReader,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async get(companyId: string, id: string, mayManage: boolean): Promise<ClaimDto> {
    const claim = await this.claims.find(companyId, id);
    if (claim === null) throw new NotFound();
    const [{ shipment }, events] = await Promise.all([
      this.terms.of(companyId, claim.shipmentId),
      this.claims.events(companyId, id),
    ]);
    return presentClaim({ claim, shipmentNumber: shipment.number, events }, mayManage, this.clock.now());
  }

  /** Claims of a shipment, and what a new one depends on. @throws NotFound */
  async ofShipment(companyId: string, shipmentId: string): Promise<ShipmentClaimsDto> {
    const [claims, { shipment, terms }] = await Promise.all([
      this.claims.ofShipment(companyId, shipmentId),
      this.terms.of(companyId, shipmentId),
    ]);
    const now = this.clock.now();
    const shipmentNumber = shipment.number;
    return { ...terms, claims: claims.map((claim) => presentClaimSummary({ ...claim, shipmentNumber }, now)) };
  }
}
