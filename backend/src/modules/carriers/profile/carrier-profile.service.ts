import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { CarriersRepository } from '../persistence/carriers.repository.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import {
  type AddCarrierDto,
  type CarrierContactDto,
  type CarrierProfileDto,
  type CarrierTerminalDto,
  MODES,
  type SaveCarrierProfileDto,
} from './carrier-profile.dto.js';
import { staleCarrier } from './carrier-profile.errors.js';
import {
  type CarrierContact,
  CarrierProfilesRepository,
  type CarrierTerminal,
} from './persistence/carrier-profiles.repository.js';
import { ProBlocksService } from './pro-blocks.service.js';
import { msg } from '../../../messages/message.js';

/** Contacts, terminals, modes and account number of a carrier. */
@Injectable()
export class CarrierProfileService {
  constructor(
    private readonly database: Database,
    private readonly profiles: CarrierProfilesRepository,
    private readonly carriers: CarriersRepository,
    private readonly connections: ConnectionsRepository,
    private readonly proBlocks: ProBlocksService,
    private readonly ratingContexts: RatingContextRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async read({ companyId }: Pick<Actor, 'companyId'>, id: string): Promise<CarrierProfileDto> {
    const carrier = await this.profiles.find(companyId, id);
    if (carrier === null) throw new NotFound();
    const [contacts, terminals, connections, proNumbers] = await Promise.all([
      this.profiles.contacts(companyId, id),
      this.profiles.terminals(companyId, id),
      this.connections.list(companyId, id),
      this.proBlocks.read(companyId, id),
    ]);
    const tariff = connections.find(({ connector }) => connector === 'tariff');
    return {
      id,
      scac: carrier.scac,
      name: carrier.name,
      demo: carrier.demo,
      connectors: connections.filter(({ enabled }) => enabled).map(({ connector }) => connector),
      version: carrier.version,
      modes: carrier.modes ?? [...MODES],
      customerNumber: tariff?.customerNumber ?? null,
      contacts: contacts.map(({ purpose, name, email, phone, extension }) => ({
        purpose,
        name,
        email,
        phone,
        extension,
      })),
      terminals: terminals.map(presentTerminal),
      proNumbers,
    };
  }

  /** Adds a carrier with a tariff connection. @throws Conflict CARRIER_EXISTS */
  async add(actor: Actor, { scac, name }: AddCarrierDto): Promise<CarrierProfileDto> {
    const { companyId, userId } = actor;
    const id = newId('car');
    await this.database.transaction(async (tx) => {
      const known = await this.carriers.lockByScac(tx, companyId, scac);
      if (known !== null)
        throw new Conflict('CARRIER_EXISTS', msg`${{ scac }} is in the list already: ${{ name: known.name }}.`);
      const now = this.clock.now();
      await this.carriers.insert(tx, companyId, { id, scac, name, demo: false }, now);
      await this.carriers.connectTariffs(tx, companyId, id, newId('con'), now);
      await this.ratingContexts.markChanged(tx, companyId);
      await this.audit.record(tx, { companyId, userId, action: 'carrier.added', subject: scac });
    });
    return this.read(actor, id);
  }

  /** Replaces contacts, terminals, modes and account number. @throws NotFound; Conflict STALE_REVISION; ValidationFailed; ReauthenticationRequired for a new tender address */
  async save(actor: Actor, id: string, dto: SaveCarrierProfileDto): Promise<CarrierProfileDto> {
    const { companyId, userId } = actor;
    const contacts = dto.contacts.map(contactOf);
    const errors = contacts.flatMap(contactErrors);
    if (errors.length > 0) throw new ValidationFailed(errors);
    await this.database.transaction(async (tx) => {
      const carrier = await this.profiles.lock(tx, companyId, id);
      if (carrier === null) throw new NotFound();
      if (carrier.version !== dto.version) throw staleCarrier();
      const tariff = await this.connections.lockOf(tx, companyId, carrier.scac, 'tariff');
      const tenderEmail = contacts.find(({ purpose }) => purpose === 'tender')?.email ?? null;
      if (tariff !== null && tenderEmail !== null && tenderEmail !== tariff.tenderEmail)
        requireRecentProof(actor, this.clock.now());
      if (tariff === null && dto.customerNumber) throw notRatedHere();
      await this.profiles.replaceContacts(tx, companyId, id, contacts);
      if (dto.terminals) await this.profiles.replaceTerminals(tx, companyId, id, dto.terminals.map(terminalOf));
      await this.profiles.saveProfile(tx, carrier, dto.modes);
      if (tariff !== null) await this.profiles.setCustomerNumber(tx, companyId, id, dto.customerNumber?.trim() || null);
      await this.ratingContexts.markChanged(tx, companyId);
      await this.audit.record(tx, { companyId, userId, action: 'carrier.profile_changed', subject: carrier.scac });
    });
    return this.read(actor, id);
  }
}

function contactOf({ purpose, name, email, phone, extension }: CarrierContactDto): CarrierContact {
  return {
    purpose,
    name: name ?? null,
    email: email ?? null,
    phone: phone ?? null,
    extension: extension ?? null,
  };
}

function terminalOf(dto: CarrierTerminalDto): CarrierTerminal {
  return {
    code: dto.code ?? null,
    name: dto.name,
    address1: dto.address1 ?? null,
    city: dto.city ?? null,
    state: dto.state ?? null,
    postalCode: dto.postalCode ?? null,
    phone: dto.phone ?? null,
    zipPrefixes: dto.zipPrefixes.length === 0 ? null : dto.zipPrefixes,
  };
}

function presentTerminal(row: CarrierTerminal): CarrierTerminalDto {
  const { code, name, address1, city, state, postalCode, phone, zipPrefixes } = row;
  return { code, name, address1, city, state, postalCode, phone, zipPrefixes: zipPrefixes ?? [] };
}

function contactErrors({ name, email, phone, extension }: CarrierContact, index: number): FieldError[] {
  const errors: FieldError[] = [];
  if (name === null && email === null && phone === null)
    errors.push({
      pointer: `/contacts/${index}`,
      code: 'REQUIRED',
      message: msg`Enter a name, an email address or a phone number.`,
    });
  if (extension !== null && phone === null)
    errors.push({ pointer: `/contacts/${index}/phone`, code: 'REQUIRED', message: msg`Enter the phone number.` });
  return errors;
}

/** The account number of a carrier over HTTP is a setting of its connection. */
function notRatedHere(): ValidationFailed {
  return new ValidationFailed([
    {
      pointer: '/customerNumber',
      code: 'NOT_OF_HTTP',
      message: msg`This carrier is connected over HTTP only. Enter the number in its connection.`,
    },
  ]);
}
