import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/http/domain-error.js';
import { ShipmentsRepository } from '../persistence/shipments.repository.js';
import type { PrivateFile } from './send-privately.js';

/** Everything about a shipment in one file, for a dispute. */
@Injectable()
export class EvidenceService {
  constructor(private readonly shipments: ShipmentsRepository) {}

  /** @throws NotFound */
  async pack(actor: Actor, shipmentId: string): Promise<PrivateFile> {
    const shipment = await this.shipments.find(actor.companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    throw new Error('not written');
  }
}
