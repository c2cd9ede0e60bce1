import { Injectable } from '@nestjs/common';
import { SetupStep } from '../companies/index.js';
import { ShipmentsRepository } from './persistence/shipments.sql.js';

/** Whether a company has booked a shipment. */
@Injectable()
export class BookingStep {
  constructor(private readonly shipments: ShipmentsRepository) {}

  @SetupStep('booking')
  hasShipment(companyId: string): Promise<boolean> {
    return this.shipments.any(companyId);
  }
}
