import { contactForm, type ContactValues, EMPTY_PERSON } from './contact-form';

const closed = { open: false, from: '08:00', to: '17:00' };
const dock: ContactValues = {
  name: ' Prairie DC ',
  address: { address1: '1 Main St', address2: '', city: 'Chicago', state: 'il', postalCode: '60601', country: 'US' },
  timeZone: '',
  placeType: '',
  dock: 'yes',
  forklift: '',
  appointmentNeeded: false,
  hours: [closed, { ...closed, open: true }, closed, closed, closed, closed, closed],
  accessorials: ['LFTD'],
  instructions: '',
  people: [EMPTY_PERSON, { ...EMPTY_PERSON, name: 'Pat', phone: '(312) 555-0100', extension: '12' }],
};
const issues = async (change: Partial<ContactValues>) =>
  ((await contactForm.safeParseAsync({ ...dock, ...change })).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('contactForm', () => {
  it('turns what was typed into the body of the request', async () =>
    expect(await contactForm.parseAsync(dock)).toEqual({
      name: 'Prairie DC',
      address: {
        address1: '1 Main St',
        address2: null,
        city: 'Chicago',
        state: 'IL',
        postalCode: '60601',
        country: 'US',
      },
      timeZone: null,
      placeType: null,
      dock: true,
      forklift: null,
      appointmentNeeded: false,
      hours: [{ day: 'tue', from: '08:00', to: '17:00' }],
      accessorials: ['LFTD'],
      instructions: null,
      people: [{ name: 'Pat', phone: '+13125550100', extension: '12', email: null, role: null }],
    }));

  it.each<[string, Partial<ContactValues>, string[]]>([
    [
      'a postal code of the other country',
      { address: { ...dock.address, postalCode: 'K1A 0B1' } },
      ['address.postalCode'],
    ],
    ['a PO box', { address: { ...dock.address, address1: 'P.O. Box 7' } }, ['address.address1']],
    ['hours that end before they begin', { hours: [{ open: true, from: '17:00', to: '08:00' }] }, ['hours.0.to']],
    ['a person without name', { people: [{ ...EMPTY_PERSON, email: 'a@b.co' }] }, ['people.0.name']],
    ['an extension without phone', { people: [{ ...EMPTY_PERSON, name: 'Pat', extension: '12' }] }, ['people.0.phone']],
    [
      'a wrong phone and a wrong email',
      { people: [{ ...EMPTY_PERSON, name: 'Pat', phone: '555', email: 'pat' }] },
      ['people.0.email', 'people.0.phone'],
    ],
  ])('refuses %s', async (_name, change, paths) => expect((await issues(change)).sort()).toEqual(paths));
});
