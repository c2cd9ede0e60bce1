import { readerStored } from '../../../../../platform/request-context.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../../platform/audit/audit-log.js';
import { CurrentActor, RequirePermission } from '../../../../../platform/auth/decorators.js';
import { Clock } from '../../../../../platform/clock.js';
import { Database } from '../../../../../platform/database/database.js';
import { NotFound } from '../../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../../platform/ids.js';
import { chargeCode, OTHER_CODE } from '../domain/charge-codes.js';
import { fieldError } from '../invoices.errors.js';
import { chargeName } from '../read-carrier-invoice.js';
import type { CarrierChargeCodeEntity } from './persistence/carrier-charge-code.entity.js';
import { RememberedCodes, rememberedKey } from './persistence/remembered-codes.repository.js';
import { RememberCodeDto, RememberedCodeDto, RememberedCodeListDto } from './remembered-codes.dto.js';
import { msg } from '../../../../../messages/message.js';

@Controller('api/v1/company/charge-codes')
@RequirePermission('invoice.manage')
export class RememberedCodesController {
  constructor(
    private readonly codes: RememberedCodes,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Codes of carriers that are remembered. */
  @Get()
  async listChargeCodes(@CurrentActor() { companyId }: Actor): Promise<RememberedCodeListDto> {
    return { items: (await this.codes.list(companyId)).map(present) };
  }

  /** Remembers a code for a carrier. It applies to later invoices of the carrier, and to the comparison of those that are not decided. */
  @Post()
  async rememberChargeCode(
    @CurrentActor() { companyId, userId }: Actor,
    @Body() asked: RememberCodeDto,
  ): Promise<RememberedCodeDto> {
    if (chargeCode(asked.carrierCode) !== OTHER_CODE || rememberedKey(asked.carrierCode) === OTHER_CODE)
      throw fieldError('/carrierCode', 'CODE_KNOWN', msg`This code is known already.`);
    const code = chargeCode(asked.code);
    if (code === OTHER_CODE) throw fieldError('/code', 'CODE_UNKNOWN', msg`Choose a charge from the list.`);
    const row: CarrierChargeCodeEntity = {
      companyId,
      id: newId('ccc'),
      scac: asked.scac,
      carrierCode: rememberedKey(asked.carrierCode),
      code,
      createdBy: userId,
      createdAt: this.clock.now(),
    };
    await this.database.transaction(async (tx) => {
      await this.codes.save(tx, row);
      const details = { scac: row.scac, carrierCode: row.carrierCode, code };
      await this.audit.record(tx, { companyId, userId, action: 'charge_code.remembered', details });
    });
    return present(row);
  }

  /** Forgets a code; invoices that were recorded with it stay as they are. */
  @Delete(':id')
  @HttpCode(204)
  async forgetChargeCode(@CurrentActor() { companyId, userId }: Actor, @Param('id') id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.codes.remove(tx, companyId, id))) throw new NotFound();
      await this.audit.record(tx, { companyId, userId, action: 'charge_code.forgotten', subject: id });
    });
  }
}

function present({ id, scac, carrierCode, code }: CarrierChargeCodeEntity): RememberedCodeDto {
  return { id, scac, carrierCode, code, name: readerStored(chargeName(code)) };
}
