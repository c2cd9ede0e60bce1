import type { HandlingUnit, Stop } from '../../rating/index.js';

/** Places and freight of the demonstration. All names are fictitious; the phone numbers are reserved for fiction. */
const SHIPPING = { name: 'Shipping office', phone: '+13125550100' };
const RECEIVING = { name: 'Receiving', phone: '+12145550199' };

const place = (
  name: string,
  address1: string,
  city: string,
  state: string,
  postalCode: string,
  country: Stop['country'] = 'US',
): Omit<Stop, 'type'> => ({
  name,
  address1,
  city,
  state,
  postalCode,
  country,
  dock: true,
  forklift: true,
});

/** Shipping plants. */
export const PLANTS: Stop[] = [
  {
    type: 'origin',
    ...place('Demo Manufacturing, Plant 1', '1200 W Lake St', 'Chicago', 'IL', '60601'),
    contact: SHIPPING,
  },
  {
    type: 'origin',
    ...place('Demo Manufacturing, Plant 2', '4100 Holmes Rd', 'Memphis', 'TN', '38118'),
    contact: SHIPPING,
  },
];

/** Customers, the destinations of shipments. */
export const CUSTOMERS: Stop[] = [
  place('Trinity Fixture Supply', '700 Commerce St', 'Dallas', 'TX', '75201'),
  place('Peachtree Interiors', '88 Marietta St', 'Atlanta', 'GA', '30303'),
  place('Harbor Light Wholesale', '2100 E 7th St', 'Los Angeles', 'CA', '90021'),
  place('Sound Pump & Valve', '6500 E Marginal Way', 'Seattle', 'WA', '98108'),
  place('Passaic Hardware', '300 Frelinghuysen Ave', 'Newark', 'NJ', '07114'),
  place('Front Range Racking', '4800 Brighton Blvd', 'Denver', 'CO', '80216'),
  place('Buckeye Tile Centre', '1900 Alum Creek Dr', 'Columbus', 'OH', '43207'),
  place('Saguaro Builders', '5300 W Buckeye Rd', 'Phoenix', 'AZ', '85043'),
  place('Queen City Coatings', '2400 Distribution St', 'Charlotte', 'NC', '28208'),
  place('North Star Fittings', '1400 Central Ave NE', 'Minneapolis', 'MN', '55413'),
  place('Bayou Process Parts', '9100 Wallisville Rd', 'Houston', 'TX', '77029'),
  place('Maple Leaf Fixtures', '50 Commissioners St', 'Toronto', 'ON', 'M5A 1A6', 'CA'),
].map((customer) => ({ type: 'destination', ...customer, contact: RECEIVING }));

/** Freight: one row of handling units per entry. The NMFC items are fictitious. */
export const FREIGHT: HandlingUnit[] = [
  {
    count: 2,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 48,
    weight: 1_000,
    stackable: false,
    evidence: 'measured',
    commodities: [
      { description: 'Aluminium fittings, boxed', pieces: 24, packagingType: 'BOX', weight: 1_000, freightClass: '70' },
    ],
  },
  {
    count: 4,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 60,
    weight: 2_400,
    stackable: false,
    evidence: 'measured',
    commodities: [{ description: 'Plastic crates, nested', pieces: 96, packagingType: 'CTN', weight: 2_400 }],
  },
  {
    count: 1,
    type: 'CRT',
    length: 60,
    width: 36,
    height: 40,
    weight: 450,
    stackable: false,
    evidence: 'spec',
    commodities: [
      {
        description: 'Pump assembly, crated',
        pieces: 1,
        packagingType: 'CRT',
        weight: 450,
        freightClass: '85',
        nmfc: '990030',
      },
    ],
  },
  {
    count: 6,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 50,
    weight: 5_400,
    stackable: true,
    evidence: 'measured',
    commodities: [
      {
        description: 'Ceramic wall tile',
        pieces: 180,
        packagingType: 'CTN',
        weight: 4_200,
        freightClass: '65',
        nmfc: '990040',
      },
      {
        description: 'Tile adhesive, in bags',
        pieces: 40,
        packagingType: 'BAG',
        weight: 1_200,
        freightClass: '60',
        nmfc: '990041',
      },
    ],
  },
  {
    count: 3,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 40,
    weight: 1_200,
    stackable: false,
    evidence: 'measured',
    commodities: [
      {
        description: 'Paint thinner in drums',
        pieces: 12,
        packagingType: 'DRM',
        weight: 1_200,
        freightClass: '60',
        nmfc: '990050',
        hazmat: {
          unNumber: 'UN1263',
          properShippingName: 'Paint related material',
          hazardClass: '3',
          packingGroup: 'II',
          emergencyPhone: '+18005550199',
        },
      },
    ],
  },
  {
    count: 2,
    type: 'SKD',
    length: 100,
    width: 42,
    height: 30,
    weight: 1_600,
    stackable: true,
    evidence: 'estimate',
    commodities: [
      {
        description: 'Steel racking, knocked down',
        pieces: 30,
        packagingType: 'BDL',
        weight: 1_600,
        freightClass: '92.5',
        nmfc: '990060',
      },
    ],
  },
  {
    count: 22,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 54,
    weight: 38_500,
    stackable: false,
    evidence: 'measured',
    commodities: [
      {
        description: 'Floor tile, crated',
        pieces: 616,
        packagingType: 'CRT',
        weight: 38_500,
        freightClass: '60',
        nmfc: '990042',
      },
    ],
  },
];

/** More than one truck carries: no carrier offers a price. */
export const OVERWEIGHT: HandlingUnit = {
  count: 24,
  type: 'PAT',
  length: 48,
  width: 40,
  height: 54,
  weight: 46_500,
  stackable: false,
  evidence: 'measured',
  commodities: [
    {
      description: 'Floor tile, crated',
      pieces: 672,
      packagingType: 'CRT',
      weight: 46_500,
      freightClass: '60',
      nmfc: '990042',
    },
  ],
};
