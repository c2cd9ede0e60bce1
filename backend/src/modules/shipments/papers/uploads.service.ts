import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/http/domain-error.js';
import type { DocumentDto } from '../../documents/index.js';
import { ShipmentsRepository } from '../persistence/shipments.repository.js';
import { mayReadPaper } from './paper-access.js';
import type { DocumentUploadFields } from './papers.dto.js';
import { PaperForbidden } from './papers.errors.js';

/** Files that people add to a shipment. */
@Injectable()
export class UploadsService {
  constructor(private readonly shipments: ShipmentsRepository) {}

  /** @throws NotFound, PaperForbidden */
  async receive(actor: Actor, shipmentId: string, file: Express.Multer.File, { kind }: DocumentUploadFields): Promise<DocumentDto> {
    if (!mayReadPaper(actor, kind)) throw new PaperForbidden();
    const shipment = await this.shipments.find(actor.companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    throw new Error(file.path);
  }
}
