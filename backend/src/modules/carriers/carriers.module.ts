import { Global, Module } from '@nestjs/common';
import { ProNumbers } from './pro-numbers.js';

@Global()
@Module({
  providers: [ProNumbers],
  exports: [ProNumbers],
})
export class CarriersModule {}
