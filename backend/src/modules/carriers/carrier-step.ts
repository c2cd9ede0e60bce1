import { Injectable } from '@nestjs/common';
import { SetupStep } from '../companies/index.js';
import { CarriersRepository } from './persistence/carriers.repository.js';

/** Whether a company has a carrier to price freight with. */
@Injectable()
export class CarrierStep {
  constructor(private readonly carriers: CarriersRepository) {}

  @SetupStep('carrier')
  hasCarrier(companyId: string): Promise<boolean> {
    return this.carriers.any(companyId);
  }
}
