/** Shards of a sharded job. A multiple of 2, 4, 5 and 10 workers, so that they share evenly. Workers of two releases must agree on it. */
export const SHARDS = 20;

/** Companies of one run of a job, a part of all. */
export interface Shard {
  index: number;
  of: number;
}

/** For jobs that are not sharded. */
export const ALL_COMPANIES: Shard = { index: 0, of: 1 };

export const ALL_SHARDS: readonly Shard[] = Array.from({ length: SHARDS }, (_, index) => ({ index, of: SHARDS }));

/** Condition for the companies of a shard. By hash: company ids sort by age, and old companies have more work than new ones. */
export const inShard = (column: string, { index, of }: Shard): string => `MOD(CRC32(${column}), ${of}) = ${index}`;
