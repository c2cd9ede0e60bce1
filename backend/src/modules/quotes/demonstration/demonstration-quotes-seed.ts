import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { DemonstrationSeed } from '../../../platform/demonstration/demonstration-seed.js';
import { DemonstrationQuotes } from './demonstration-quotes.js';

/** Adds the quotes and shipments to the demonstration's data. */
@Injectable()
export class DemonstrationQuotesSeed implements OnModuleInit {
  constructor(
    private readonly seed: DemonstrationSeed,
    private readonly quotes: DemonstrationQuotes,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (!this.config.demonstration) return;
    this.seed.add({ name: 'demonstration quotes and shipments', run: () => this.quotes.create() });
  }
}
