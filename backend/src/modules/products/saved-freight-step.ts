import { Injectable } from '@nestjs/common';
import { SetupStep } from '../companies/index.js';
import { ProductsRepository } from './persistence/saved-freight.repository.js';

/** Whether a company has saved what it ships. */
@Injectable()
export class SavedFreightStep {
  constructor(private readonly products: ProductsRepository) {}

  @SetupStep('freight')
  async hasProduct(companyId: string): Promise<boolean> {
    return (await this.products.count(companyId)) > 0;
  }
}
