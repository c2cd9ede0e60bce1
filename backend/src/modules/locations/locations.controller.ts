import { Controller, Get, Query } from '@nestjs/common';
import { AlsoForKeys, WithoutCompany } from '../../platform/auth/decorators.js';
import { LocationListDto, LocationQuery } from './locations.dto.js';
import { LocationsService } from './locations.service.js';

@Controller('api/v1/locations')
export class LocationsController {
  constructor(private readonly locations: LocationsService) {}

  /** Finds postal codes and cities. */
  @Get()
  @WithoutCompany()
  @AlsoForKeys()
  searchLocations(@Query() query: LocationQuery): LocationListDto {
    return { items: this.locations.search(query.q, query.limit), nextCursor: null };
  }
}
