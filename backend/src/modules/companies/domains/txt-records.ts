import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** For all name servers together. */
const DEADLINE_MS = 3_000;

/** Looks TXT records up. */
@Injectable()
export abstract class TxtRecords {
  /** Values of all records of that name; empty when there are none, or no name server answers in time. */
  abstract of(name: string): Promise<string[]>;
}

/** Asks these name servers, or those that this machine is configured with. */
export class DnsTxtRecords extends TxtRecords {
  constructor(private readonly servers?: readonly string[]) {
    super();
  }

  async of(name: string): Promise<string[]> {
    const resolver = new Resolver();
    if (this.servers !== undefined) resolver.setServers(this.servers);
    const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS);
    const records = await resolver.resolveTxt(name).catch(() => []);
    clearTimeout(deadline);
    return records.map((chunks) => chunks.join(''));
  }
}
