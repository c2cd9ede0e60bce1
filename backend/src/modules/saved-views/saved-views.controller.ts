import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../platform/auth/decorators.js';
import { ChangeViewDto, SavedViewDto, SavedViewListDto, SavedViewQuery, SaveViewDto } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

@Controller('api/v1/me/saved-views')
@AnyMember()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** The user's own views of a list in this company and the reports that other members share, by name. */
  @Get()
  listSavedViews(@CurrentActor() actor: Actor, @Query() { area }: SavedViewQuery): Promise<SavedViewListDto> {
    return this.views.list(actor, area);
  }

  /** Saves a view; 409 NAME_TAKEN if another of the user's views of the list has the name. */
  @Post()
  saveView(@CurrentActor() actor: Actor, @Body() view: SaveViewDto): Promise<SavedViewDto> {
    return this.views.save(actor, view);
  }

  /** Changes a view's name or filters, or shares a report. Shared reports are changed by their author, owners and administrators. */
  @Patch(':id')
  changeView(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeViewDto,
  ): Promise<SavedViewDto> {
    return this.views.change(actor, id, change);
  }

  /** Deletes a view; a shared report is deleted by its author, owners and administrators. Mailings of it end. */
  @Delete(':id')
  @HttpCode(204)
  deleteView(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.views.remove(actor, id);
  }
}
