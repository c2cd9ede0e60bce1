import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/index.js';
import { HazmatController } from './hazmat.controller.js';
import { RatingController } from './rating.controller.js';
import { RatingMetrics } from './rating.metrics.js';
import { RatingService } from './rating.service.js';
import { ReplayService } from './replay/replay.service.js';
import { StopContacts } from './stop-contacts.js';
import { TariffCache } from './tariffs/tariff-cache.js';

@Module({
  imports: [LocationsModule],
  controllers: [HazmatController, RatingController],
  providers: [RatingMetrics, RatingService, ReplayService, StopContacts, TariffCache],
  exports: [RatingService, ReplayService, StopContacts],
})
export class RatingModule {}
