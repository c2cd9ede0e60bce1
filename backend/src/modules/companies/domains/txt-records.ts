import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Total for all name servers. */
const DEADLINE_MS = 3_000;

/** Looks TXT records up. */
@Injectable()
export abstract class TxtRecords {
  /** Values of all records of that name; empty if there are none or no name server answers in time. */
  abstract of(name: string): Promise<string[]>;
}

/** Queries the given name servers, or those of the operating system. */
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
