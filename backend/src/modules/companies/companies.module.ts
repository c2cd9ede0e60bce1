import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/index.js';
import { LocationsModule } from '../locations/index.js';
import { ActivityExport } from './activity/activity-export.js';
import { ActivityController } from './activity/activity.controller.js';
import { ActivityQueries } from './persistence/activity.sql.js';
import { AssociationsController } from './associations/associations.controller.js';
import { MembershipsQueries } from './persistence/memberships.sql.js';
import { AssociationsService } from './associations/associations.service.js';
import { ExpireRequestsJob } from './associations/expire-requests.job.js';
import { JoinRequests } from './associations/join-requests.js';
import { LeavingService } from './associations/leaving.service.js';
import { RequestMails } from './associations/request-mails.js';
import { ClosingController } from './closing/closing.controller.js';
import { ClosingService } from './closing/closing.service.js';
import { SuspensionService } from './closing/suspension.service.js';
import { EraseCompaniesJob } from './closing/erase-companies.job.js';
import { CompaniesService } from './companies.service.js';
import { CompanyExportJob } from './data/company-export.job.js';
import { CompanyExportsController } from './data/company-exports.controller.js';
import { CompanyExportsService } from './data/company-exports.service.js';
import { CompanyRows, CompanyTables } from './persistence/company-tables.sql.js';
import { DomainClaims } from './domains/domain-claims.js';
import { DomainProof, DnsTxtRecords, TxtRecords } from './domains/domain-proof.js';
import { DomainMails } from './domains/domain-mails.js';
import { DomainsController } from './domains/domains.controller.js';
import { DomainsService } from './domains/domains.service.js';
import { InvitingService } from './invitations/inviting.service.js';
import { InvitationWriter } from './invitations/invitation-writer.js';
import { InvitationMails } from './invitations/invitation-mails.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsQueries } from './persistence/invitations.sql.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { MembershipService } from './members/membership.service.js';
import { ManageableMember } from './members/manageable-member.js';
import { MemberUpdates } from './members/member-updates.js';
import { MembersController } from './members/members.controller.js';
import { MembersQueries } from './persistence/members.sql.js';
import { MembersService } from './members/members.service.js';
import { OffboardingService } from './members/offboarding.service.js';
import { OwnershipService } from './members/ownership.service.js';
import { RequestApproval } from './members/request-approval.service.js';
import { RoleChanges } from './members/role-changes.js';
import { MovingService } from './moving/moving.service.js';
import { CompanyLeases } from './moving/persistence/company-leases.sql.js';
import { CompanySteps } from './setup/company-steps.js';
import { SetupController } from './setup/setup.controller.js';
import { SetupSteps } from './setup/setup-steps.js';
import { MembershipEntity } from './persistence/membership.entity.js';
import { MembershipsRepository } from './persistence/memberships.repository.js';
import { CompaniesRepository } from './persistence/companies.repository.js';
import { CompanyDomainCodeEntity } from './persistence/company-domain-code.entity.js';
import { CompanyDomainEntity } from './persistence/company-domain.entity.js';
import { CompanyExportEntity } from './persistence/company-export.entity.js';
import { CompanyEntity } from './persistence/company.entity.js';
import { CompanyExportsRepository } from './persistence/company-exports.repository.js';
import { DomainsRepository } from './persistence/domains.repository.js';
import { InvitationLinkEntity } from './persistence/invitation-link.entity.js';
import { InvitationEntity } from './persistence/invitation.entity.js';
import { InvitationsRepository } from './persistence/invitations.repository.js';
import { CompanyProfileController } from './profile/company-profile.controller.js';
import { CompanyProfileService } from './profile/company-profile.service.js';
import { BrandingService } from './profile/branding.service.js';
import { LogoController } from './profile/logo.controller.js';
import { LogoService } from './profile/logo.service.js';
import { QuotasController } from './quotas/quotas.controller.js';
import { QuotasService } from './quotas/quotas.service.js';

@Module({
  imports: [
    DocumentsModule,
    LocationsModule,
    TypeOrmModule.forFeature([
      CompanyEntity,
      MembershipEntity,
      CompanyDomainEntity,
      CompanyDomainCodeEntity,
      CompanyExportEntity,
      InvitationEntity,
      InvitationLinkEntity,
    ]),
  ],
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
    SetupController,
    QuotasController,
  ],
  providers: [
    { provide: TxtRecords, useFactory: () => new DnsTxtRecords() },
    ActivityExport,
    ActivityQueries,
    MembershipsQueries,
    MembershipsRepository,
    AssociationsService,
    CompaniesRepository,
    ClosingService,
    CompaniesService,
    CompanyExportJob,
    CompanyLeases,
    CompanyExportsRepository,
    CompanyExportsService,
    CompanyProfileService,
    CompanyRows,
    CompanyTables,
    DomainClaims,
    DomainMails,
    DomainProof,
    DomainsRepository,
    DomainsService,
    EraseCompaniesJob,
    ExpireRequestsJob,
    InvitingService,
    InvitationMails,
    InvitationWriter,
    InvitationsQueries,
    InvitationsRepository,
    InvitationsService,
    MembershipService,
    JoinRequests,
    LeavingService,
    LogoService,
    BrandingService,
    ManageableMember,
    MemberUpdates,
    MembersQueries,
    MembersService,
    MovingService,
    OffboardingService,
    OwnershipService,
    RequestApproval,
    RequestMails,
    RoleChanges,
    SuspensionService,
    QuotasService,
    CompanySteps,
    SetupSteps,
  ],
  exports: [
    CompaniesService,
    BrandingService,
    LogoService,
    InvitationsQueries,
    InvitationsService,
    MembershipService,
    OffboardingService,
    RoleChanges,
  ],
})
export class CompaniesModule {}
