import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { ChangeTemplateDto, TemplateDto, TemplateListDto, SavedFreightQuery, SaveTemplateDto } from './products.dto.js';
import { TemplatesService } from './templates.service.js';

@Controller('api/v1/company/templates')
@RequirePermission('contact.edit')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  /** Templates of the company, newest first. */
  @Get()
  @RequirePermission('contact.read')
  listTemplates(@CurrentActor() actor: Actor, @Query() query: SavedFreightQuery): Promise<TemplateListDto> {
    return this.templates.list(actor, query);
  }

  /** Returns a template. */
  @Get(':id')
  @RequirePermission('contact.read')
  getTemplate(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TemplateDto> {
    return this.templates.get(actor, id);
  }

  /** Saves a template; 409 NAME_TAKEN if the name is already in use. */
  @Post()
  saveTemplate(@CurrentActor() actor: Actor, @Body() template: SaveTemplateDto): Promise<TemplateDto> {
    return this.templates.save(actor, template);
  }

  /** Replaces a template if `version` is still the stored one. */
  @Patch(':id')
  changeTemplate(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeTemplateDto,
  ): Promise<TemplateDto> {
    return this.templates.change(actor, id, change);
  }

  /** Deletes a template. Quotes created from it do not change. */
  @Delete(':id')
  @HttpCode(204)
  removeTemplate(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.templates.remove(actor, id);
  }
}
