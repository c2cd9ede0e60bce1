import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/index.js';
import { RatingController } from './rating.controller.js';
import { RatingService } from './rating.service.js';

@Module({
  imports: [LocationsModule],
  controllers: [RatingController],
  providers: [RatingService],
  exports: [RatingService],
})
export class RatingModule {}
