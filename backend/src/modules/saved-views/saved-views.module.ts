import { Module } from '@nestjs/common';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({ controllers: [SavedViewsController], providers: [SavedViewsService, SavedViewsRepository] })
export class SavedViewsModule {}
