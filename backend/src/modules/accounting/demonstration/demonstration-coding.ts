import { Injectable } from '@nestjs/common';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { DemonstrationCompany } from '../../identity/index.js';
import type { SaveCodingRuleDto } from '../coding/coding-rules.dto.js';
import { CodingRulesService } from '../coding/coding-rules.service.js';

const ACCOUNTS = {
  other: '6100 Freight out',
  linehaul: null,
  fuel: '6110 Fuel surcharge',
  accessorial: '6120 Accessorials',
  tax: null,
};
const whole = (costCenter: string) => ({ by: 'fixed' as const, shares: [{ costCenter, basisPoints: 10_000 }] });

/** In the order of evaluation; the last one codes everything else. */
const RULES: readonly Omit<SaveCodingRuleDto, 'on'>[] = [
  {
    name: 'Export to Canada',
    conditions: [{ field: 'destination_state', values: ['ON', 'QC', 'BC', 'AB'] }],
    accounts: { ...ACCOUNTS, other: '6130 Export freight' },
    split: whole('Export sales'),
  },
  {
    name: 'Tile orders by weight',
    conditions: [{ field: 'product', values: ['Tile'] }],
    accounts: ACCOUNTS,
    split: {
      by: 'weight',
      shares: [{ costCenter: 'Tile', products: ['wall tile', 'floor tile'] }, { costCenter: 'Adhesives' }],
    },
  },
  {
    name: 'Plant 2',
    conditions: [
      { field: 'direction', values: ['outbound'] },
      { field: 'origin', values: ['Plant 2'] },
    ],
    accounts: ACCOUNTS,
    split: {
      by: 'fixed',
      shares: [
        { costCenter: 'Plant 2', basisPoints: 8_000 },
        { costCenter: 'Sales', basisPoints: 2_000 },
      ],
    },
  },
  { name: 'Plant 1 and all other freight', conditions: [], accounts: ACCOUNTS, split: whole('Plant 1') },
];

/** Creates coding rules for the demonstration company. */
@Injectable()
export class DemonstrationCoding {
  constructor(
    private readonly company: DemonstrationCompany,
    private readonly rules: CodingRulesService,
  ) {}

  /** No effect if the company has coding rules. */
  @DemonstrationStep({ name: 'demonstration coding rules' })
  async create(): Promise<void> {
    const owner = await this.company.owner();
    if ((await this.rules.list(owner)).items.length > 0) return;
    for (const rule of RULES) await this.rules.add(owner, { ...rule, on: true });
  }
}
