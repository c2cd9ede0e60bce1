import { Injectable } from '@nestjs/common';
import { DemonstrationStep } from '../../platform/demonstration/demonstration-seed.js';
import { DemonstrationCompany } from '../identity/index.js';
import { ContactsService } from './contacts.service.js';
import type { SaveContactDto } from './contacts.dto.js';
import { ContactsRepository } from './persistence/contacts.repository.js';

const OFFICE_HOURS = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, from: '08:00', to: '16:30' }));
const RECEIVING = { name: 'Receiving', phone: '+12145550199', role: 'receiving' };
const SHIPPING = { name: 'Shipping office', phone: '+13125550100', role: 'shipping' };

type Place = [
  name: string,
  address1: string,
  city: string,
  state: string,
  postalCode: string,
  changes?: Partial<SaveContactDto>,
];

/** Locations of demonstration shipments. All names are fictional; the phone numbers are reserved for fiction. */
const PLACES: Place[] = [
  ['Demo Manufacturing, Plant 1', '1200 W Lake St', 'Chicago', 'IL', '60601', { people: [SHIPPING] }],
  ['Demo Manufacturing, Plant 2', '4100 Holmes Rd', 'Memphis', 'TN', '38118', { people: [SHIPPING] }],
  [
    'Trinity Fixture Supply',
    '700 Commerce St',
    'Dallas',
    'TX',
    '75201',
    { appointmentNeeded: true, accessorials: ['APTD'] },
  ],
  [
    'Peachtree Interiors',
    '88 Marietta St',
    'Atlanta',
    'GA',
    '30303',
    { dock: false, forklift: false, accessorials: ['LFTD'] },
  ],
  ['Harbor Light Wholesale', '2100 E 7th St', 'Los Angeles', 'CA', '90021'],
  ['Sound Pump & Valve', '6500 E Marginal Way', 'Seattle', 'WA', '98108'],
  ['Passaic Hardware', '300 Frelinghuysen Ave', 'Newark', 'NJ', '07114'],
  [
    'Front Range Racking',
    '4800 Brighton Blvd',
    'Denver',
    'CO',
    '80216',
    { instructions: 'Gate 4 is on the east side. Call from the gate.' },
  ],
  [
    'Lakeview Elementary School',
    '820 N Orleans St',
    'Chicago',
    'IL',
    '60610',
    { placeType: 'School-69 - School', dock: false, forklift: false, accessorials: ['LFTD', 'APTD'] },
  ],
  [
    'Maple Leaf Fixtures',
    '50 Commissioners St',
    'Toronto',
    'ON',
    'M5A 1A6',
    {
      address: { address1: '50 Commissioners St', city: 'Toronto', state: 'ON', postalCode: 'M5A 1A6', country: 'CA' },
    },
  ],
];

/** The demonstration address book. */
@Injectable()
export class DemonstrationContacts {
  constructor(
    private readonly company: DemonstrationCompany,
    private readonly contacts: ContactsService,
    private readonly repository: ContactsRepository,
  ) {}

  @DemonstrationStep({ name: 'demonstration contacts' })
  async create(): Promise<void> {
    const owner = await this.company.owner();
    if (await this.repository.any(owner.companyId)) return;
    for (const [name, address1, city, state, postalCode, changes] of PLACES) {
      const address = { address1, city, state, postalCode, country: 'US' as const };
      await this.contacts.save(owner, {
        name,
        address,
        dock: true,
        forklift: true,
        hours: OFFICE_HOURS,
        people: [RECEIVING],
        ...changes,
      });
    }
  }
}
