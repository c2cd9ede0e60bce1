import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreightTemplateEntity } from './persistence/freight-template.entity.js';
import { ProductEntity } from './persistence/product.entity.js';
import { ProductsRepository, TemplatesRepository } from './persistence/saved-freight.repository.js';
import { SavedFreightStep } from './saved-freight-step.js';
import { ProductCatalog } from './product-catalog.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ProductEntity, FreightTemplateEntity])],
  controllers: [ProductsController, TemplatesController],
  providers: [
    ProductCatalog,
    ProductsService,
    TemplatesService,
    ProductsRepository,
    TemplatesRepository,
    SavedFreightStep,
  ],
  exports: [ProductCatalog],
})
export class ProductsModule {}
