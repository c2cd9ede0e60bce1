import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LocationsModule } from '../locations/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { EdiConnector } from './edi.connector.js';
import { ApplyTransactions } from './mailbox/apply-transactions.js';
import { EdiInterchangesController } from './mailbox/edi-interchanges.controller.js';
import { EdiInterchangesService } from './mailbox/edi-interchanges.service.js';
import { ProcessInterchanges } from './mailbox/process-interchanges.js';
import { TakeInterchanges } from './mailbox/take-interchanges.js';
import { WriteInterchanges } from './mailbox/write-interchanges.js';
import { EdiPartnersController } from './partners/edi-partners.controller.js';
import { EdiPartnersService } from './partners/edi-partners.service.js';
import { EdiInterchangeEntity } from './persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from './persistence/edi-interchanges.repository.js';
import { EdiPartnerEntity } from './persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from './persistence/edi-partners.repository.js';

/** X12 interchanges with carriers. */
@Module({
  imports: [TypeOrmModule.forFeature([EdiInterchangeEntity, EdiPartnerEntity]), LocationsModule, ShipmentsModule],
  controllers: [EdiPartnersController, EdiInterchangesController],
  providers: [
    ApplyTransactions,
    EdiConnector,
    EdiInterchangesRepository,
    EdiInterchangesService,
    EdiPartnersRepository,
    EdiPartnersService,
    ProcessInterchanges,
    TakeInterchanges,
    WriteInterchanges,
  ],
})
export class EdiModule {}
