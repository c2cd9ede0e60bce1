/** A kind of place that a truck needs longer for. */
export interface PlaceType {
  /** Value of the standard, such as `Farm-87 - Winery`. */
  value: string;
  label: string;
  group: string;
}

/** Numbered values of each group of the DSDC eBOL 2.1.0 limited-access types; the group's bare name is a value too. */
const GROUPS: Record<string, string> = {
  Airport: '3 Airport Cargo',
  Church: '55 Place of Worship',
  Club: '21 Country Club / Golf Course; 60 Private Club',
  Construction: '17 Construction Site',
  Fair: '27 Fairgrounds',
  Farm: '30 Fruit Orchard; 62 Pumpkin Patch / Vegetable Patch; 87 Winery',
  Hotel: '14 Casino; 35 Hotel; 41 Lodging; 47 Motel / Inn; 54 Parking Lot / Garage; 65 Resort; 66 Restaurant / Bar',
  Mine: '46 Mine / Quarry',
  Other:
    '6 Book Store; 7 Bowling Alley; 8 Brewery; 9 Business Park; 12 Car Rental; 13 Car Wash; 19 Convenience Store; 23 Daycare; ' +
    '24 Dealership; 25 Distillery; 26 Factory Outlet; 28 Fast Food; 31 Funeral Home; 33 Gym / Fitness Center; 38 Laundry / Dry Cleaner; ' +
    '40 Liquor Store; 42 Mall; 48 Native American Reservation; 52 Other; 67 Retail Store; 68 Salon / Barber; 72 Shopping Center; ' +
    '75 Specialty Food Store; 78 Theater; 80 Truck Stop; 83 Vet / Kennel',
  Park:
    '4 Amusement Park; 5 Aquarium; 10 Camp; 11 Campground / RV Park; 15 Cemetery; 53 Park; 64 Recreational; 73 Ski Resort; ' +
    '76 Sports Venue; 77 State / National Park; 88 Zoo',
  Port: '22 Cruise Line Terminal; 29 Ferry; 43 Marina; 57 Port',
  School:
    '34 Hospital; 36 Junior College; 39 Library / Museum; 44 Medical Facility; 50 Nursing Home / Assisted Living; ' +
    '56 Police / Fire / Rescue; 61 Public Transit Station; 69 School; 70 School District Office; 79 Trade School; ' +
    '81 University / College',
  Secure:
    '32 Government Site; 37 Junkyard / Landfill; 45 Military Base; 49 Nuclear Power Plant; 51 Oil / Gas; 58 Power Plant; ' +
    '59 Prison / Detention Center; 63 Rail Yard; 74 Solar Power Farm; 82 Utility Site; 84 Waste Transfer Station; ' +
    '85 Water Treatment Plant; 86 Wind Power Farm',
  Storage: '18 Container Freight Station; 71 Self Storage Warehouse',
  Tradeshow: '16 Conference Center; 20 Convention Center',
};

const valuesOf = ([group, list]: [string, string]): PlaceType[] => [
  { value: group, label: `${group}, not further known`, group },
  ...list.split('; ').map((entry) => {
    const [number, ...words] = entry.split(' ');
    const label = words.join(' ');
    return { value: `${group}-${number} - ${label}`, label, group };
  }),
];

/** All 101 limited-access values in the order of the standard. */
export const LIMITED_ACCESS_TYPES: readonly PlaceType[] = Object.entries(GROUPS).flatMap(valuesOf);

/** Place type of a private home; not limited access, but a residential stop. */
export const RESIDENCE = 'Residence';

/** Words for a stored place type; null is an ordinary business. */
export function placeTypeLabel(value: string | null | undefined): string {
  if (!value) return 'Business';
  if (value === RESIDENCE) return 'Private residence';
  return LIMITED_ACCESS_TYPES.find((type) => type.value === value)?.label ?? value;
}
