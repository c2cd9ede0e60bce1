import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { DemonstrationSeed } from '../../platform/demonstration/demonstration-seed.js';
import { Logger } from '../../platform/logging/logger.js';

export async function run(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  app.useLogger(app.get(Logger));
  try {
    await app.get(DemonstrationSeed).run((name) => console.log(`Seeding ${name}`));
  } finally {
    await app.close();
  }
}
