import { Module } from '@nestjs/common';
import { SavedFreightRepository } from './persistence/saved-freight.repository.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { SavedFreightStore } from './saved-freight.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [ProductsController, TemplatesController],
  providers: [ProductsService, TemplatesService, SavedFreightRepository, SavedFreightStore],
})
export class ProductsModule {}
