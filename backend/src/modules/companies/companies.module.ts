import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesController } from './companies.controller.js';
import { CompaniesService } from './companies.service.js';
import { AssociationEntity } from './persistence/association.entity.js';
import { CompaniesRepository } from './persistence/companies.repository.js';
import { CompanyEntity } from './persistence/company.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyEntity, AssociationEntity])],
  controllers: [CompaniesController],
  providers: [CompaniesService, CompaniesRepository],
  exports: [CompaniesService],
})
export class CompaniesModule {}
