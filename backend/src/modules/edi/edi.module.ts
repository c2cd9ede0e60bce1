import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { egressProviders } from '../../platform/http/egress/egress-providers.js';
import { IdentityModule } from '../identity/index.js';
import { LocationsModule } from '../locations/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { DemonstrationEdi } from './demonstration/demonstration-edi.js';
import { EdiConnector } from './edi.connector.js';
import { ApplyAcknowledgments } from './mailbox/apply-acknowledgments.js';
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
import { EdiSftpEntity } from './persistence/edi-sftp.entity.js';
import { EdiSftpRepository } from './persistence/edi-sftp.sql.js';
import { EdiSftpController } from './sftp/edi-sftp.controller.js';
import { EdiSftpService } from './sftp/edi-sftp.service.js';
import { ExchangeFilesJob } from './transport/exchange-files.job.js';
import { FetchFiles } from './transport/fetch-files.js';
import { SendFiles } from './transport/send-files.js';
import { SftpVault } from './transport/sftp-vault.js';

/** X12 interchanges with carriers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EdiInterchangeEntity, EdiPartnerEntity, EdiSftpEntity]),
    IdentityModule,
    LocationsModule,
    ShipmentsModule,
  ],
  controllers: [EdiPartnersController, EdiInterchangesController, EdiSftpController],
  providers: [
    ApplyAcknowledgments,
    ApplyTransactions,
    DemonstrationEdi,
    EdiConnector,
    EdiInterchangesRepository,
    EdiInterchangesService,
    EdiPartnersRepository,
    EdiPartnersService,
    EdiSftpRepository,
    EdiSftpService,
    ExchangeFilesJob,
    FetchFiles,
    ProcessInterchanges,
    SendFiles,
    SftpVault,
    TakeInterchanges,
    WriteInterchanges,
    ...egressProviders('carriers'),
  ],
})
export class EdiModule {}
