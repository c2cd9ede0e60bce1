import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LocationsModule } from '../locations/index.js';
import { ActivityExport } from './activity/activity-export.js';
import { ActivityController } from './activity/activity.controller.js';
import { ActivityQueries } from './persistence/activity.queries.js';
import { AssociationsController } from './associations/associations.controller.js';
import { AssociationsQueries } from './persistence/associations.queries.js';
import { AssociationsService } from './associations/associations.service.js';
import { ExpireRequestsJob } from './associations/expire-requests.job.js';
import { LeavingService } from './associations/leaving.service.js';
import { RequestMails } from './associations/request-mails.js';
import { ClosingController } from './closing/closing.controller.js';
import { ClosingService } from './closing/closing.service.js';
import { EraseCompaniesJob } from './closing/erase-companies.job.js';
import { CompaniesService } from './companies.service.js';
import { CompanyExportJob } from './data/company-export.job.js';
import { CompanyExportsController } from './data/company-exports.controller.js';
import { CompanyExportsService } from './data/company-exports.service.js';
import { CompanyTables } from './persistence/company-tables.js';
import { DomainMails } from './domains/domain-mails.js';
import { DomainsController } from './domains/domains.controller.js';
import { DomainsService } from './domains/domains.service.js';
import { DnsTxtRecords, TxtRecords } from './domains/txt-records.js';
import { InvitingService } from './invitations/inviting.service.js';
import { InvitationMails } from './invitations/invitation-mails.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsQueries } from './persistence/invitations.queries.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { MembershipService } from './members/membership.service.js';
import { ManageableMember } from './members/manageable-member.js';
import { MembersController } from './members/members.controller.js';
import { MembersQueries } from './persistence/members.queries.js';
import { MembersService } from './members/members.service.js';
import { OffboardingService } from './members/offboarding.service.js';
import { OwnershipService } from './members/ownership.service.js';
import { RequestApproval } from './members/request-approval.service.js';
import { RoleChanges } from './members/role-changes.js';
import { AssociationEntity } from './persistence/association.entity.js';
import { AssociationsRepository } from './persistence/associations.repository.js';
import { CompaniesRepository } from './persistence/companies.repository.js';
import { CompanyEntity } from './persistence/company.entity.js';
import { CompanyExportsRepository } from './persistence/company-exports.repository.js';
import { CompanyRows } from './persistence/company-rows.js';
import { DomainsRepository } from './persistence/domains.repository.js';
import { InvitationsRepository } from './persistence/invitations.repository.js';
import { CompanyProfileController } from './profile/company-profile.controller.js';
import { CompanyProfileService } from './profile/company-profile.service.js';
import { LogoController } from './profile/logo.controller.js';
import { LogoService } from './profile/logo.service.js';

@Module({
  imports: [LocationsModule, TypeOrmModule.forFeature([CompanyEntity, AssociationEntity])],
  controllers: [
    CompanyProfileController,
    LogoController,
    ClosingController,
    CompanyExportsController,
    MembersController,
    InvitationsController,
    DomainsController,
    AssociationsController,
    ActivityController,
  ],
  providers: [
    { provide: TxtRecords, useFactory: () => new DnsTxtRecords() },
    ActivityExport,
    ActivityQueries,
    AssociationsQueries,
    AssociationsRepository,
    AssociationsService,
    CompaniesRepository,
    ClosingService,
    CompaniesService,
    CompanyExportJob,
    CompanyExportsRepository,
    CompanyExportsService,
    CompanyProfileService,
    CompanyRows,
    CompanyTables,
    DomainMails,
    DomainsRepository,
    DomainsService,
    EraseCompaniesJob,
    ExpireRequestsJob,
    InvitingService,
    InvitationMails,
    InvitationsQueries,
    InvitationsRepository,
    InvitationsService,
    MembershipService,
    LeavingService,
    LogoService,
    ManageableMember,
    MembersQueries,
    MembersService,
    OffboardingService,
    OwnershipService,
    RequestApproval,
    RequestMails,
    RoleChanges,
  ],
  exports: [CompaniesService, LogoService, InvitationsQueries, InvitationsService, OffboardingService, RoleChanges],
})
export class CompaniesModule {}
