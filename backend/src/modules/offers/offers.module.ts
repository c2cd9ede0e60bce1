import { Module } from '@nestjs/common';
import { OffersRepository } from './persistence/offers.sql.js';

@Module({ providers: [OffersRepository], exports: [OffersRepository] })
export class OffersModule {}
