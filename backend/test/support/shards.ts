import { crc32 } from 'node:zlib';
import { type Shard, SHARDS } from '../../src/platform/jobs/shards.js';

/** The shard of a company, and one without it. */
export function shardsOf(companyId: string): { own: Shard; other: Shard } {
  const index = crc32(companyId) % SHARDS;
  return { own: { index, of: SHARDS }, other: { index: (index + 1) % SHARDS, of: SHARDS } };
}
