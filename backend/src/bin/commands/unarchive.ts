import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { ShipmentArchive } from '../../modules/shipments/index.js';
import { WrongUsage } from '../wrong-usage.js';

/** Puts the rows of an archived shipment back. */
export async function run(args: string[]): Promise<void> {
  const [id] = args;
  if (id === undefined || args.length > 1) throw new WrongUsage('Say which shipment: its id, which begins with shp_.');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    await app.get(ShipmentArchive, { strict: false }).unarchive(id);
    console.log(`${id} is not archived any more.`);
  } finally {
    await app.close();
  }
}
