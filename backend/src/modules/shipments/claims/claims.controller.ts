import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { TableFile } from '../../../platform/http/files/csv-file.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { CLAIM_COLUMN_KINDS, ClaimExport } from './claim-export.js';
import { ClaimReader } from './claim-reader.js';
import { ClaimSupplements } from './claim-supplements.js';
import {
  ChangeClaimDto,
  ClaimCountsDto,
  ClaimDocumentsDto,
  ClaimDto,
  ClaimExportQuery,
  ClaimListDto,
  ClaimListQuery,
  ClaimStepDto,
  NewClaimDto,
  ShipmentClaimsDto,
} from './claims.dto.js';
import { presentClaimSummary } from './claims.presenter.js';
import { ClaimsService } from './claims.service.js';
import { ClaimListQueries } from './persistence/claim-list.sql.js';

@ApiTags('Claims')
@Controller('api/v1')
@RequirePermission('claim.manage')
export class ClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly reader: ClaimReader,
    private readonly lists: ClaimListQueries,
    private readonly exports: ClaimExport,
    private readonly supplements: ClaimSupplements,
    private readonly clock: Clock,
  ) {}

  /** Lists claims for loss and damage, newest first; the view `due` by the next deadline. */
  @Get('claims')
  @RequirePermission('price.read')
  async listClaims(@CurrentActor() { companyId }: Actor, @Query() query: ClaimListQuery): Promise<ClaimListDto> {
    const page = await this.lists.list(companyId, query);
    const now = this.clock.now();
    return presentPage(page, (claim) => presentClaimSummary(claim, now));
  }

  /** Number of claims in each view. */
  @Get('claims/counts')
  @RequirePermission('price.read')
  countClaims(@CurrentActor() { companyId }: Actor): Promise<ClaimCountsDto> {
    return this.lists.counts(companyId);
  }

  /** Exports the list as CSV or XLSX, at most 100,000 rows. */
  @Get('claims/export')
  @RequirePermission('price.read')
  @TableFile('claims.csv', CLAIM_COLUMN_KINDS)
  @Metered('export')
  exportClaims(@CurrentActor() { companyId }: Actor, @Query() query: ClaimExportQuery): AsyncGenerator<CsvRow> {
    return this.exports.rows(companyId, query);
  }

  /** A claim with its deadlines and history. */
  @Get('claims/:id')
  @RequirePermission('price.read')
  getClaim(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ClaimDto> {
    return this.present(actor, id);
  }

  /** Changes a draft. */
  @Put('claims/:id')
  async changeClaim(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { version, ...content }: ChangeClaimDto,
  ): Promise<ClaimDto> {
    await this.claims.change(actor, id, version, content);
    return this.present(actor, id);
  }

  /** Records what happened to a claim: filed, acknowledged, an offer, a settlement. If two users do so at once, one gets 409 STALE. */
  @Post('claims/:id/steps')
  @HttpCode(200)
  async addClaimStep(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { version, ...step }: ClaimStepDto,
  ): Promise<ClaimDto> {
    await this.claims.step(actor, id, version, step);
    return this.present(actor, id);
  }

  /** Adds documents of the shipment to a claim that the carrier has, as an entry of its history and a message. The claim letter stays as filed. */
  @Post('claims/:id/documents')
  @HttpCode(200)
  async addClaimDocuments(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { version, ...added }: ClaimDocumentsDto,
  ): Promise<ClaimDto> {
    await this.supplements.add(actor, id, version, added);
    return this.present(actor, id);
  }

  /** Claims of a shipment, the last dates for filing one, and the carrier's liability. */
  @Get('shipments/:id/claims')
  @RequirePermission('price.read')
  getShipmentClaims(@CurrentActor() { companyId }: Actor, @Param('id') id: string): Promise<ShipmentClaimsDto> {
    return this.reader.ofShipment(companyId, id);
  }

  /** Drafts a claim for a shipment that was picked up. */
  @Post('shipments/:id/claims')
  async addClaim(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() claim: NewClaimDto): Promise<ClaimDto> {
    return this.present(actor, await this.claims.draft(actor, id, claim));
  }

  private present({ companyId, permissions }: Actor, id: string): Promise<ClaimDto> {
    return this.reader.get(companyId, id, permissions.has('claim.manage'));
  }
}
