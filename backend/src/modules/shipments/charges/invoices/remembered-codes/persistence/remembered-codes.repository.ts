import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../../../../platform/database/database.js';
import { OTHER_CODE } from '../../domain/charge-codes.js';
import type { InvoiceLine } from '../../domain/invoice-body.js';
import { CarrierChargeCodeEntity } from './carrier-charge-code.entity.js';

/** Most codes of a carrier, and in the list of a company. */
const READ_MAX = 1_000;

/** A carrier's code as it is remembered: without spaces around it, in capitals. */
export const rememberedKey = (carrierCode: string): string => carrierCode.trim().toUpperCase();

/** Remembered charge codes of carriers. */
@Injectable()
export class RememberedCodes {
  constructor(@InjectRepository(CarrierChargeCodeEntity) private readonly codes: Repository<CarrierChargeCodeEntity>) {}

  /** By SCAC and code. */
  list(companyId: string): Promise<CarrierChargeCodeEntity[]> {
    return this.codes.find({ where: { companyId }, order: { scac: 'ASC', carrierCode: 'ASC' }, take: READ_MAX });
  }

  /** The lines with the codes that are remembered for the carrier; only unknown charges change. */
  async apply(
    companyId: string,
    scac: string | null,
    lines: readonly InvoiceLine[],
    tx?: Transaction,
  ): Promise<InvoiceLine[]> {
    if (scac === null || lines.every(({ code }) => code !== OTHER_CODE)) return [...lines];
    const codes = tx?.getRepository(CarrierChargeCodeEntity) ?? this.codes;
    const known = new Map(
      (await codes.find({ where: { companyId, scac }, take: READ_MAX })).map(({ carrierCode, code }) => [
        carrierCode,
        code,
      ]),
    );
    return lines.map((line) =>
      line.code === OTHER_CODE ? { ...line, code: known.get(rememberedKey(line.carrierCode)) ?? line.code } : line,
    );
  }

  /** Replaces what was remembered for the code. */
  async save(tx: Transaction, row: CarrierChargeCodeEntity): Promise<void> {
    const { companyId, scac, carrierCode } = row;
    await tx.delete(CarrierChargeCodeEntity, { companyId, scac, carrierCode });
    await tx.insert(CarrierChargeCodeEntity, row);
  }

  /** Returns false if it was removed before. */
  async remove(tx: Transaction, companyId: string, id: string): Promise<boolean> {
    return (await tx.delete(CarrierChargeCodeEntity, { companyId, id })).affected !== 0;
  }
}
