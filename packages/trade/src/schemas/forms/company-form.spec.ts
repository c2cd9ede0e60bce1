import { companyProfileForm, type CompanyProfileValues } from './company-form';

const NO_ADDRESS = { address1: '', address2: ' ', city: '', state: '', postalCode: '', country: 'US' } as const;
const TILE: CompanyProfileValues = {
  name: ' Riverside Tile ',
  gs1Prefix: '061-4141',
  phone: '',
  timeZone: '',
  address: NO_ADDRESS,
  billedElsewhere: false,
  billing: { name: '', email: '', address: NO_ADDRESS },
};
const PO_BOX = { ...NO_ADDRESS, address1: 'PO Box 7', city: 'Chicago', state: 'il', postalCode: '60601' };
const issues = async (change: Partial<CompanyProfileValues>) =>
  ((await companyProfileForm.safeParseAsync({ ...TILE, ...change })).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  );

describe('companyProfileForm', () => {
  it('outputs the body of the request, with null for empty inputs', async () =>
    expect(await companyProfileForm.parseAsync(TILE)).toEqual({
      name: 'Riverside Tile',
      gs1Prefix: '0614141',
      phone: null,
      timeZone: null,
      address: null,
      billing: null,
    }));

  it('accepts a PO box for mail', async () => {
    const billing = { name: 'Payables', email: 'ap@riverside.test', address: PO_BOX };
    const { address, billing: sent } = await companyProfileForm.parseAsync({
      ...TILE,
      address: PO_BOX,
      billedElsewhere: true,
      billing,
    });
    const stored = { ...PO_BOX, address2: null, state: 'IL' };
    expect(address).toEqual(stored);
    expect(sent).toEqual({ ...billing, address: stored });
  });

  it('requires the rest of an address that was begun', async () =>
    expect(await issues({ address: { ...NO_ADDRESS, city: 'Chicago' } })).toEqual([
      'address.address1',
      'address.state',
      'address.postalCode',
    ]));

  it('requires the bill-to only if bills go elsewhere', async () => {
    expect(await issues({ billedElsewhere: false })).toEqual([]);
    expect(await issues({ billedElsewhere: true })).toEqual([
      'billing.name',
      'billing.address.address1',
      'billing.address.city',
      'billing.address.state',
      'billing.address.postalCode',
    ]);
  });

  it('rejects a GS1 prefix of six digits', async () =>
    expect(await issues({ gs1Prefix: '061414' })).toEqual(['gs1Prefix']));
});
