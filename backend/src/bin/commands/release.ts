import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { Restorations } from '../../platform/backup/restorations.js';

/** Lets a restored installation deliver messages and run jobs. */
export async function run(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const released = await app.get(Restorations).release();
    console.log(released ? 'Workers start within seconds.' : 'Nothing is paused.');
  } finally {
    await app.close();
  }
}
