import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { HomeController } from './home.controller.js';

@Module({ imports: [QuotesModule, ShipmentsModule], controllers: [HomeController] })
export class HomeModule {}
