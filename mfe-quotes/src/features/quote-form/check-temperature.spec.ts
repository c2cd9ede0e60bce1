import { checkTemperature } from './check-temperature';
import { emptyQuote } from './quote-form-values';

const reefer = (minimum: string, maximum: string, unit: 'F' | 'C' = 'F') => ({
  ...emptyQuote('2026-11-23'),
  mode: 'FTL' as const,
  equipment: 'REEFER' as const,
  temperature: { minimum, maximum, unit },
});
const fields = (values: ReturnType<typeof emptyQuote>) => checkTemperature(values).map(({ path }) => path);

describe('checkTemperature', () => {
  it.each([
    ['-20', '70', 'F'],
    ['34', '34', 'F'],
    ['-18.5', '-15', 'C'],
  ] as const)('accepts %s to %s °%s', (minimum, maximum, unit) =>
    expect(fields(reefer(minimum, maximum, unit))).toEqual([]),
  );

  it.each([
    ['', '', ['temperature.minimum', 'temperature.maximum']],
    ['-21', '70', ['temperature.minimum']],
    ['34', '71', ['temperature.maximum']],
    ['cold', '40', ['temperature.minimum']],
    ['40', '34', ['temperature.maximum']],
  ])('refuses %j to %j', (minimum, maximum, issues) => expect(fields(reefer(minimum, maximum))).toEqual(issues));

  it('asks nothing of a dry van or another mode', () => {
    expect(fields({ ...reefer('', ''), equipment: 'DRYVAN' })).toEqual([]);
    expect(fields({ ...reefer('', ''), mode: 'auto' })).toEqual([]);
  });
});
