import { sampleRows, SAMPLE_TERMS } from '../../../../test/fixtures/sample-tariff.js';
import { packRates, parseTariffTerms, type TariffTerms } from '../engine/index.js';
import { roomForRates, TariffCache } from './tariff-cache.js';
import { type RatingContext, type StoredTariff, TariffSource } from './tariff-source.js';

const terms = parseTariffTerms(SAMPLE_TERMS).terms as TariffTerms;
const rates = packRates(sampleRows());

/** Has every tariff except `missing` ones, and records the requested versions. */
class CountingSource extends TariffSource {
  readonly asked: string[][] = [];
  failing = false;

  override ratingContext(): Promise<RatingContext> {
    throw new Error('The tariff cache needs no rating context.');
  }

  override async load(_companyId: string, ids: readonly string[]): Promise<StoredTariff[]> {
    this.asked.push([...ids]);
    await Promise.resolve();
    if (this.failing) throw new Error('The database is away.');
    return ids.filter((id) => id !== 'missing').map((id) => ({ id, version: 1, terms, rates }));
  }
}

/** Room for two tariffs. */
class SmallCache extends TariffCache {
  protected override get limit(): number {
    return 2 * (rates.byteSize + 8_192);
  }
}

const versions = (...ids: string[]) => ids.map((id) => ({ version: { id } }));

it('loads all missing versions together, and none twice', async () => {
  const source = new CountingSource();
  const cache = new TariffCache(source);
  await cache.attach('cmp_1', versions('a', 'b'));
  const attached = await cache.attach('cmp_1', versions('a', 'c', 'b'));
  expect(source.asked).toEqual([['a', 'b'], ['c']]);
  expect(attached.map(({ version, tariff }) => [version.id, tariff.label])).toEqual([
    ['a', 'ZZAA 2026 contract v1'],
    ['c', 'ZZAA 2026 contract v1'],
    ['b', 'ZZAA 2026 contract v1'],
  ]);
});

it('loads once for concurrent quotes', async () => {
  const source = new CountingSource();
  const cache = new TariffCache(source);
  const [first, second] = await Promise.all([
    cache.attach('cmp_1', versions('a', 'b')),
    cache.attach('cmp_1', versions('b', 'a')),
  ]);
  expect(source.asked).toEqual([['a', 'b']]);
  expect(first[0]?.tariff).toBe(second[1]?.tariff);
});

it('evicts the least recently used version when full', async () => {
  const source = new CountingSource();
  const cache = new SmallCache(source);
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.attach('cmp_1', versions(id));
  expect(source.asked).toEqual([['a'], ['b'], ['c'], ['b']]);
});

it('serves a quote that needs more than the cache size', async () => {
  const cache = new SmallCache(new CountingSource());
  expect(await cache.attach('cmp_1', versions('a', 'b', 'c', 'd'))).toHaveLength(4);
});

it('caches a tariff above the limit alone', async () => {
  const source = new CountingSource();
  const cache = new (class extends TariffCache {
    protected override get limit(): number {
      return rates.byteSize;
    }
  })(source);
  for (const id of ['a', 'a', 'b', 'b', 'a']) await cache.attach('cmp_1', versions(id));
  expect(source.asked).toEqual([['a'], ['b'], ['a']]);
});

it('retries after a failure', async () => {
  const source = new CountingSource();
  const cache = new TariffCache(source);
  source.failing = true;
  await expect(cache.attach('cmp_1', versions('a'))).rejects.toThrow('The database is away.');
  source.failing = false;
  expect(await cache.attach('cmp_1', versions('a'))).toHaveLength(1);
});

it('throws if a version is not stored', async () => {
  await expect(new TariffCache(new CountingSource()).attach('cmp_1', versions('missing'))).rejects.toThrow(
    'Tariff missing is not stored.',
  );
});

it('is limited to a quarter of the machine or container memory, whichever is smaller, and at least 256 MiB', () => {
  const GIB = 1_073_741_824;
  const unlimited = Number.MAX_SAFE_INTEGER;
  expect([
    roomForRates(16 * GIB, unlimited),
    roomForRates(16 * GIB, 0),
    roomForRates(16 * GIB, 2 * GIB),
    roomForRates(GIB / 2, GIB / 2),
  ]).toEqual([4 * GIB, 4 * GIB, GIB / 2, GIB / 4]);
});
