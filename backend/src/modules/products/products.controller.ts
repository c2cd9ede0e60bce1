import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { ChangeProductDto, ProductDto, ProductListDto, SavedFreightQuery, SaveProductDto } from './products.dto.js';
import { ProductsService } from './products.service.js';

@Controller('api/v1/company/products')
@RequirePermission('contact.edit')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** Products of the company, newest first. */
  @Get()
  @RequirePermission('contact.read')
  listProducts(@CurrentActor() actor: Actor, @Query() query: SavedFreightQuery): Promise<ProductListDto> {
    return this.products.list(actor, query);
  }

  /** Returns a product. */
  @Get(':id')
  @RequirePermission('contact.read')
  getProduct(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ProductDto> {
    return this.products.get(actor, id);
  }

  /** Saves a product; 409 NAME_TAKEN if the name is already in use. */
  @Post()
  saveProduct(@CurrentActor() actor: Actor, @Body() product: SaveProductDto): Promise<ProductDto> {
    return this.products.save(actor, product);
  }

  /** Replaces a product if `version` is still the stored one. */
  @Patch(':id')
  changeProduct(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeProductDto,
  ): Promise<ProductDto> {
    return this.products.change(actor, id, change);
  }

  /** Deletes a product. Quotes created from it do not change. */
  @Delete(':id')
  @HttpCode(204)
  removeProduct(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.products.remove(actor, id);
  }
}
