import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/index.js';
import { RatingController } from './rating.controller.js';
import { RatingMetrics } from './rating.metrics.js';
import { RatingService } from './rating.service.js';
import { ReplayService } from './replay.service.js';
import { TariffCache } from './tariff-cache.js';

@Module({
  imports: [LocationsModule],
  controllers: [RatingController],
  providers: [RatingMetrics, RatingService, ReplayService, TariffCache],
  exports: [RatingService, ReplayService],
})
export class RatingModule {}
