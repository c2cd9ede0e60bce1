import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const TIMEOUT_MS = 3_000;
const TRIES = 2;

/** Looks TXT records up. */
@Injectable()
export abstract class TxtRecords {
  /** Values of all records of that name; empty when there are none, or no name server answers in time. */
  abstract of(name: string): Promise<string[]>;
}

/** Asks the name servers that this machine is configured with. */
export class DnsTxtRecords extends TxtRecords {
  async of(name: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    const records = await resolver.resolveTxt(name).catch(() => []);
    return records.map((chunks) => chunks.join(''));
  }
}
