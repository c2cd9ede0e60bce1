import { Module } from '@nestjs/common';
import { ArchiveModule } from '../archive/index.js';
import { OffersRepository } from './persistence/offers.sql.js';

@Module({ imports: [ArchiveModule], providers: [OffersRepository], exports: [OffersRepository] })
export class OffersModule {}
