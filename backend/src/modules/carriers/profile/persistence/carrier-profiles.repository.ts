import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import type { Currency } from '../../../../kernel/codes.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { CarrierConnectionEntity } from '../../connections/persistence/carrier-connection.entity.js';
import { CARRIER_SETTINGS, CarrierEntity, type StoredCarrierSettings } from '../../persistence/carrier.entity.js';
import { TariffEntity } from '../../persistence/tariff.entity.js';
import { CarrierContactEntity, CONTACT_PURPOSES } from './carrier-contact.entity.js';
import { CarrierTerminalEntity } from './carrier-terminal.entity.js';

/** A contact without its keys. */
export type CarrierContact = Omit<CarrierContactEntity, 'companyId' | 'carrierId'>;

/** A terminal without its keys. */
export type CarrierTerminal = Omit<CarrierTerminalEntity, 'companyId' | 'carrierId' | 'position'>;

/** A carrier's contacts, terminals and modes. */
@Injectable()
export class CarrierProfilesRepository {
  constructor(
    @InjectRepository(CarrierEntity) private readonly carriers: Repository<CarrierEntity>,
    @InjectRepository(TariffEntity) private readonly tariffs: Repository<TariffEntity>,
    @InjectRepository(CarrierContactEntity) private readonly contactRows: Repository<CarrierContactEntity>,
    @InjectRepository(CarrierTerminalEntity) private readonly terminalRows: Repository<CarrierTerminalEntity>,
  ) {}

  find(companyId: string, id: string): Promise<CarrierEntity | null> {
    return this.carriers.findOneBy({ companyId, id });
  }

  findByScac(tx: Transaction, companyId: string, scac: string): Promise<CarrierEntity | null> {
    return tx.findOneBy(CarrierEntity, { companyId, scac });
  }

  /** Currencies of the tariffs that are not withdrawn. */
  async tariffCurrencies(companyId: string, carrierId: string): Promise<Currency[]> {
    const rows = await this.tariffs
      .createQueryBuilder('t')
      .select('t.currency', 'currency')
      .distinct()
      .where({ companyId, carrierId, withdrawnAt: IsNull() })
      .orderBy('t.currency')
      .getRawMany<{ currency: Currency }>();
    return rows.map(({ currency }) => currency);
  }

  /** Locks the carrier until the transaction ends. */
  lock(tx: Transaction, companyId: string, id: string): Promise<CarrierEntity | null> {
    return tx.findOne(CarrierEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** In the order of `CONTACT_PURPOSES`, without empty ones. */
  async contacts(companyId: string, carrierId: string): Promise<CarrierContactEntity[]> {
    const rows = await this.contactRows.findBy({ companyId, carrierId });
    return rows
      .filter(({ name, email, phone }) => name ?? email ?? phone)
      .sort((left, right) => CONTACT_PURPOSES.indexOf(left.purpose) - CONTACT_PURPOSES.indexOf(right.purpose));
  }

  /** Replaces the contacts. The tender address of the tariff connection follows the tender contact. */
  async replaceContacts(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    contacts: readonly CarrierContact[],
  ): Promise<void> {
    await tx.delete(CarrierContactEntity, { companyId, carrierId });
    if (contacts.length > 0)
      await tx.insert(
        CarrierContactEntity,
        contacts.map((contact) => ({ ...contact, companyId, carrierId })),
      );
    const tenderEmail = contacts.find(({ purpose }) => purpose === 'tender')?.email ?? null;
    await tx.update(CarrierConnectionEntity, { companyId, carrierId, connector: 'tariff' }, { tenderEmail });
  }

  /** In the order in which they were entered. */
  terminals(companyId: string, carrierId: string): Promise<CarrierTerminalEntity[]> {
    return this.terminalRows.find({ where: { companyId, carrierId }, order: { position: 'ASC' } });
  }

  async replaceTerminals(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    terminals: readonly CarrierTerminal[],
  ): Promise<void> {
    await tx.delete(CarrierTerminalEntity, { companyId, carrierId });
    if (terminals.length > 0)
      await tx.insert(
        CarrierTerminalEntity,
        terminals.map((terminal, position) => ({ ...terminal, companyId, carrierId, position })),
      );
  }

  /** Sets the address of the tender contact, which follows the tender address of the tariff connection. */
  async setTenderAddress(tx: Transaction, companyId: string, carrierId: string, email: string | null): Promise<void> {
    await tx.upsert(CarrierContactEntity, { companyId, carrierId, purpose: 'tender', email }, [
      'companyId',
      'carrierId',
      'purpose',
    ]);
    await tx.increment(CarrierEntity, { companyId, id: carrierId }, 'version', 1);
  }

  /** Sets the modes of a locked carrier and increments its version. */
  async saveProfile(
    tx: Transaction,
    { companyId, id, version }: CarrierEntity,
    modes: CarrierEntity['modes'],
  ): Promise<void> {
    await tx.update(CarrierEntity, { companyId, id }, { modes, version: version + 1 });
  }

  /** Replaces the settings of a locked carrier. */
  async saveSettings(
    tx: Transaction,
    { companyId, id, settingsVersion }: CarrierEntity,
    settings: StoredCarrierSettings,
  ): Promise<void> {
    const values = { settings: CARRIER_SETTINGS.write(settings), settingsVersion: settingsVersion + 1 };
    await tx.update(CarrierEntity, { companyId, id }, values);
  }

  /** The company's account number with the carrier, on its tariff connection. */
  async setCustomerNumber(
    tx: Transaction,
    companyId: string,
    carrierId: string,
    customerNumber: string | null,
  ): Promise<void> {
    await tx.update(CarrierConnectionEntity, { companyId, carrierId, connector: 'tariff' }, { customerNumber });
  }
}
