import {
  accessorialDetailsForm,
  DETAILED_CODES,
  type DetailedCode,
  type DetailValues,
  EMPTY_DETAILS,
  withDetails,
} from '..';

const only = (code: DetailedCode, values: Partial<DetailValues>) => ({
  ...Object.fromEntries(DETAILED_CODES.map((other) => [other, null])),
  [code]: { ...EMPTY_DETAILS, ...values },
});
const issuesOf = async (code: DetailedCode, values: Partial<DetailValues> = {}) =>
  ((await accessorialDetailsForm.safeParseAsync(only(code, values))).error?.issues ?? []).map(({ path }) =>
    path.slice(1).join('.'),
  );
const requestOf = async (code: DetailedCode, values: Partial<DetailValues>) =>
  withDetails([code], await accessorialDetailsForm.parseAsync(only(code, values)));

const PARTY = {
  name: 'Acme AP Dept',
  address1: 'PO Box 12',
  address2: '',
  city: 'Akron',
  state: 'oh',
  postalCode: '44301',
  country: 'US' as const,
};

describe('details of accessorials', () => {
  it.each<[DetailedCode, Partial<DetailValues>, string[]]>([
    ['SRT', {}, ['pieces']],
    ['SRT', { pieces: '12' }, []],
    ['MARK', { pieces: 'a few' }, ['pieces']],
    ['APTP', {}, ['date']],
    ['APTD', { date: '2026-11-30', from: '10:00', to: '09:00' }, ['to']],
    ['APTD', { date: '2026-11-30', contact: { name: 'Pat', phone: '', extension: '', email: '' } }, ['contact.phone']],
    ['TCS', {}, ['type', 'date']],
    ['TCS', { type: 'by', date: '2026-11-30' }, []],
    ['TCS', { type: 'window', date: '2026-11-30' }, ['endDate']],
    ['TCS', { type: 'window', date: '2026-11-30', endDate: '2026-11-29' }, ['endDate']],
    ['LTDAD', {}, []],
    ['FVC', {}, ['amount.amount']],
  ])('%s with %j lacks %j', async (code, values, missing) => expect(await issuesOf(code, values)).toEqual(missing));

  it('reports all missing details of a COD at once', async () => {
    const missing = await issuesOf('COD');
    for (const path of ['amount.amount', 'feeTerms', 'remitTo.name', 'remitTo.address1', 'remitTo.postalCode'])
      expect(missing).toContain(path);
  });

  it('are sent without empty ones, in the units of the API', async () => {
    expect(
      await requestOf('COD', { amount: { amount: '1,200.50', currency: 'CAD' }, feeTerms: 'prepaid', remitTo: PARTY }),
    ).toEqual([
      {
        code: 'COD',
        amount: { amount: 120_050, currency: 'CAD' },
        feeTerms: 'prepaid',
        remitTo: { ...PARTY, address2: null, state: 'OH' },
      },
    ]);
    expect(await requestOf('LTDAP', {})).toEqual(['LTDAP']);
  });
});
