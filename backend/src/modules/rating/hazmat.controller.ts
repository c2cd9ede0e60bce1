import { Controller, Get, Query } from '@nestjs/common';
import { findMaterials } from '../../kernel/hazmat/hazmat-table.js';
import { AlsoForKeys, WithoutCompany } from '../../platform/auth/decorators.js';
import { HazardousMaterialListDto, HazardousMaterialQuery } from './dto/hazardous-material.dto.js';

const DEFAULT_LIMIT = 10;

@Controller('api/v1/hazardous-materials')
export class HazmatController {
  /** Finds materials of the Hazardous Materials Table (49 CFR 172.101) by UN number or proper shipping name. The list has the materials that ship most as packaged freight. */
  @Get()
  @WithoutCompany()
  @AlsoForKeys()
  searchHazardousMaterials(@Query() { q, limit = DEFAULT_LIMIT }: HazardousMaterialQuery): HazardousMaterialListDto {
    const items = findMaterials(q, limit).map(({ names, hazardClasses, subsidiary, packingGroups, unNumber }) => ({
      unNumber,
      names: [...names],
      hazardClasses: [...hazardClasses],
      subsidiary: [...subsidiary],
      packingGroups: [...packingGroups],
    }));
    return { items, nextCursor: null };
  }
}
