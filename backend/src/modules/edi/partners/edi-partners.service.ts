import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { PartnerConnections } from '../../carriers/index.js';
import { type ElementChoices, USUAL_ELEMENTS } from '../domain/element-choices.js';
import { carrierUnknown, ediPartnerExists, staleEdiPartner } from '../edi.errors.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import type { EdiSftpEntity } from '../persistence/edi-sftp.entity.js';
import { EdiSftpRepository } from '../persistence/edi-sftp.sql.js';
import { presentSftp } from '../sftp/edi-sftp.presenter.js';
import type {
  AddEdiPartnerDto,
  ChangeEdiPartnerDto,
  EdiPartnerDto,
  EdiPartnerListDto,
  EdiElementsDto,
  EdiPartnerSettingsDto,
} from './edi-partners.dto.js';

/** Kind of the connections of EDI partners. */
export const EDI_CONNECTOR = 'edi';
const X12_VERSION = '004010';

/** Carriers with which X12 interchanges are exchanged. */
@Injectable()
export class EdiPartnersService {
  constructor(
    private readonly partners: EdiPartnersRepository,
    private readonly servers: EdiSftpRepository,
    private readonly connections: PartnerConnections,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list({ companyId }: Actor): Promise<EdiPartnerListDto> {
    const [partners, servers] = await Promise.all([this.partners.list(companyId), this.servers.list(companyId)]);
    const byPartner = new Map(servers.map((server) => [server.partnerId, server]));
    return { items: partners.map((partner) => present(partner, byPartner.get(partner.id))) };
  }

  /** @throws ValidationFailed CARRIER_UNKNOWN; Conflict EDI_PARTNER_EXISTS */
  async add({ companyId, userId }: Actor, { carrierId, ...settings }: AddEdiPartnerDto): Promise<EdiPartnerDto> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const carrier = await this.connections.carrier(tx, companyId, carrierId);
      if (carrier === null) throw carrierUnknown();
      const connectionId = await this.connections.keep(
        tx,
        { companyId, carrierId, connector: EDI_CONNECTOR },
        settings.enabled,
      );
      const row: EdiPartnerEntity = {
        companyId,
        id: newId('edp'),
        carrierId,
        connectionId,
        scac: carrier.scac,
        carrierName: carrier.name,
        ...columnsOf(settings, NEW),
        lastControl: 0,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      if (!(await this.partners.insert(tx, row))) throw ediPartnerExists();
      await this.audit.record(tx, { companyId, userId, action: 'edi.partner_added', subject: row.scac });
      return present(row, null);
    });
  }

  /** @throws NotFound; Conflict STALE_REVISION or EDI_PARTNER_EXISTS */
  async change(
    { companyId, userId }: Actor,
    id: string,
    { version, ...settings }: ChangeEdiPartnerDto,
  ): Promise<EdiPartnerDto> {
    return this.database.transaction(async (tx) => {
      const stored = await this.partners.lock(tx, companyId, id);
      if (stored === null) throw new NotFound();
      if (stored.version !== version) throw staleEdiPartner();
      const { carrierId } = stored;
      const row = { ...stored, ...columnsOf(settings, stored), version: version + 1, updatedAt: this.clock.now() };
      if (!(await this.partners.update(tx, row))) throw ediPartnerExists();
      await this.connections.keep(tx, { companyId, carrierId, connector: EDI_CONNECTOR }, settings.enabled);
      await this.audit.record(tx, { companyId, userId, action: 'edi.partner_changed', subject: row.scac });
      return present(row, await this.servers.lock(tx, companyId, id));
    });
  }
}

type Kept = Pick<EdiPartnerEntity, 'sendsTa1' | 'requestsTa1' | 'elements'>;

const NEW: Kept = { sendsTa1: true, requestsTa1: false, elements: null };

/** `stored`: what applies unless it is set. */
function columnsOf(settings: EdiPartnerSettingsDto, stored: Kept) {
  const { enabled, test, ourGroupId, partnerGroupId, loadTenders, billsOfLading, customerNumber } = settings;
  const { ourQualifier, ourId, partnerQualifier, partnerId } = settings;
  return {
    enabled,
    isTest: test,
    ourQualifier,
    ourId,
    ourGroup: ourGroupId,
    partnerQualifier,
    partnerId,
    partnerGroup: partnerGroupId,
    sends204: loadTenders,
    sends211: billsOfLading,
    customerNumber: customerNumber || null,
    responseHours: settings.responseHours ?? null,
    sendsTa1: settings.sendReceipts ?? stored.sendsTa1,
    requestsTa1: settings.requestReceipts ?? stored.requestsTa1,
    elements: settings.elements ?? stored.elements,
  };
}

function present(row: EdiPartnerEntity, server: EdiSftpEntity | null | undefined): EdiPartnerDto {
  const { id, carrierId, scac, carrierName, enabled, ourQualifier, ourId, partnerQualifier, partnerId } = row;
  return {
    id,
    carrierId,
    scac,
    carrierName,
    enabled,
    test: row.isTest,
    ourQualifier,
    ourId,
    ourGroupId: row.ourGroup,
    partnerQualifier,
    partnerId,
    partnerGroupId: row.partnerGroup,
    loadTenders: row.sends204,
    billsOfLading: row.sends211,
    customerNumber: row.customerNumber,
    responseHours: row.responseHours,
    sendReceipts: row.sendsTa1,
    requestReceipts: row.requestsTa1,
    elements: presentElements(row.elements ?? USUAL_ELEMENTS),
    x12Version: X12_VERSION,
    lastControl: row.lastControl,
    sftp: server ? presentSftp(server) : null,
    version: row.version,
  };
}

const presentElements = ({ references, omittedSegments }: ElementChoices): EdiElementsDto => ({
  references: [...references],
  omittedSegments: [...omittedSegments],
});
