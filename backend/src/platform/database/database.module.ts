import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { dataSourceOptions } from './data-source-options.js';
import { databaseCaller } from '../request-context.js';
import { Database } from './database.js';
import { limitedDriver } from './deadlines/limited-pool.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config),
        driver: limitedDriver(databaseCaller),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
