import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../platform/auth/decorators.js';
import { ChangeViewDto, SavedViewDto, SavedViewListDto, SavedViewQuery, SaveViewDto } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

@Controller('api/v1/me/saved-views')
@AnyMember()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** The person's own views of a list in this company, by name. */
  @Get()
  listSavedViews(@CurrentActor() actor: Actor, @Query() { area }: SavedViewQuery): Promise<SavedViewListDto> {
    return this.views.list(actor, area);
  }

  /** Saves a view; 409 NAME_TAKEN for a name that another view of the list has. */
  @Post()
  saveView(@CurrentActor() actor: Actor, @Body() view: SaveViewDto): Promise<SavedViewDto> {
    return this.views.save(actor, view);
  }

  /** Renames a view, or gives it other filters. */
  @Patch(':id')
  changeView(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeViewDto,
  ): Promise<SavedViewDto> {
    return this.views.change(actor, id, change);
  }

  /** Forgets a view. */
  @Delete(':id')
  @HttpCode(204)
  forgetView(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.views.forget(actor, id);
  }
}
