import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedViewEntity } from './persistence/saved-view.entity.js';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import { SharedViewsQueries } from './persistence/shared-views.sql.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [SavedViewsController],
  providers: [SavedViewsService, SavedViewsRepository, SharedViewsQueries],
})
export class SavedViewsModule {}
