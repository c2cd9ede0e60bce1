import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** A location type with limited access. */
export interface PlaceType {
  /** Value of the standard, such as `Farm-87 - Winery`. */
  value: string;
  /** Name in the current locale. */
  label(): string;
}

/** Location types under one heading. */
export interface PlaceGroup {
  name(): string;
  types: readonly PlaceType[];
}

/** Groups of the DSDC eBOL 2.1.0 limited-access types with the numbered values of each; the group's bare name is a value too. */
const GROUPS: Record<string, { name: MessageDescriptor; kinds: Record<string, MessageDescriptor> }> = {
  Airport: { name: msg`Airport`, kinds: { '3 - Airport Cargo': msg`Airport Cargo` } },
  Church: { name: msg`Church`, kinds: { '55 - Place of Worship': msg`Place of Worship` } },
  Club: {
    name: msg`Club`,
    kinds: {
      '21 - Country Club / Golf Course': msg`Country Club / Golf Course`,
      '60 - Private Club': msg`Private Club`,
    },
  },
  Construction: { name: msg`Construction`, kinds: { '17 - Construction Site': msg`Construction Site` } },
  Fair: { name: msg`Fair`, kinds: { '27 - Fairgrounds': msg`Fairgrounds` } },
  Farm: {
    name: msg`Farm`,
    kinds: {
      '30 - Fruit Orchard': msg`Fruit Orchard`,
      '62 - Pumpkin Patch / Vegetable Patch': msg`Pumpkin Patch / Vegetable Patch`,
      '87 - Winery': msg`Winery`,
    },
  },
  Hotel: {
    name: msg`Hotel`,
    kinds: {
      '14 - Casino': msg`Casino`,
      '35 - Hotel': msg`Hotel`,
      '41 - Lodging': msg`Lodging`,
      '47 - Motel / Inn': msg`Motel / Inn`,
      '54 - Parking Lot / Garage': msg`Parking Lot / Garage`,
      '65 - Resort': msg`Resort`,
      '66 - Restaurant / Bar': msg`Restaurant / Bar`,
    },
  },
  Mine: { name: msg`Mine`, kinds: { '46 - Mine / Quarry': msg`Mine / Quarry` } },
  Other: {
    name: msg`Other`,
    kinds: {
      '6 - Book Store': msg`Book Store`,
      '7 - Bowling Alley': msg`Bowling Alley`,
      '8 - Brewery': msg`Brewery`,
      '9 - Business Park': msg`Business Park`,
      '12 - Car Rental': msg`Car Rental`,
      '13 - Car Wash': msg`Car Wash`,
      '19 - Convenience Store': msg`Convenience Store`,
      '23 - Daycare': msg`Daycare`,
      '24 - Dealership': msg`Dealership`,
      '25 - Distillery': msg`Distillery`,
      '26 - Factory Outlet': msg`Factory Outlet`,
      '28 - Fast Food': msg`Fast Food`,
      '31 - Funeral Home': msg`Funeral Home`,
      '33 - Gym / Fitness Center': msg`Gym / Fitness Center`,
      '38 - Laundry / Dry Cleaner': msg`Laundry / Dry Cleaner`,
      '40 - Liquor Store': msg`Liquor Store`,
      '42 - Mall': msg`Mall`,
      '48 - Native American Reservation': msg`Native American Reservation`,
      '52 - Other': msg`Other`,
      '67 - Retail Store': msg`Retail Store`,
      '68 - Salon / Barber': msg`Salon / Barber`,
      '72 - Shopping Center': msg`Shopping Center`,
      '75 - Specialty Food Store': msg`Specialty Food Store`,
      '78 - Theater': msg`Theater`,
      '80 - Truck Stop': msg`Truck Stop`,
      '83 - Vet / Kennel': msg`Vet / Kennel`,
    },
  },
  Park: {
    name: msg`Park`,
    kinds: {
      '4 - Amusement Park': msg`Amusement Park`,
      '5 - Aquarium': msg`Aquarium`,
      '10 - Camp': msg`Camp`,
      '11 - Campground / RV Park': msg`Campground / RV Park`,
      '15 - Cemetery': msg`Cemetery`,
      '53 - Park': msg`Park`,
      '64 - Recreational': msg`Recreational`,
      '73 - Ski Resort': msg`Ski Resort`,
      '76 - Sports Venue': msg`Sports Venue`,
      '77 - State / National Park': msg`State / National Park`,
      '88 - Zoo': msg`Zoo`,
    },
  },
  Port: {
    name: msg`Port`,
    kinds: {
      '22 - Cruise Line Terminal': msg`Cruise Line Terminal`,
      '29 - Ferry': msg`Ferry`,
      '43 - Marina': msg`Marina`,
      '57 - Port': msg`Port`,
    },
  },
  School: {
    name: msg`School`,
    kinds: {
      '34 - Hospital': msg`Hospital`,
      '36 - Junior College': msg`Junior College`,
      '39 - Library / Museum': msg`Library / Museum`,
      '44 - Medical Facility': msg`Medical Facility`,
      '50 - Nursing Home / Assisted Living': msg`Nursing Home / Assisted Living`,
      '56 - Police / Fire / Rescue': msg`Police / Fire / Rescue`,
      '61 - Public Transit Station': msg`Public Transit Station`,
      '69 - School': msg`School`,
      '70 - School District Office': msg`School District Office`,
      '79 - Trade School': msg`Trade School`,
      '81 - University / College': msg`University / College`,
    },
  },
  Secure: {
    name: msg`Secure`,
    kinds: {
      '32 - Government Site': msg`Government Site`,
      '37 - Junkyard / Landfill': msg`Junkyard / Landfill`,
      '45 - Military Base': msg`Military Base`,
      '49 - Nuclear Power Plant': msg`Nuclear Power Plant`,
      '51 - Oil / Gas': msg`Oil / Gas`,
      '58 - Power Plant': msg`Power Plant`,
      '59 - Prison / Detention Center': msg`Prison / Detention Center`,
      '63 - Rail Yard': msg`Rail Yard`,
      '74 - Solar Power Farm': msg`Solar Power Farm`,
      '82 - Utility Site': msg`Utility Site`,
      '84 - Waste Transfer Station': msg`Waste Transfer Station`,
      '85 - Water Treatment Plant': msg`Water Treatment Plant`,
      '86 - Wind Power Farm': msg`Wind Power Farm`,
    },
  },
  Storage: {
    name: msg`Storage`,
    kinds: {
      '18 - Container Freight Station': msg`Container Freight Station`,
      '71 - Self Storage Warehouse': msg`Self Storage Warehouse`,
    },
  },
  Tradeshow: {
    name: msg`Tradeshow`,
    kinds: { '16 - Conference Center': msg`Conference Center`, '20 - Convention Center': msg`Convention Center` },
  },
};

/** All 101 limited-access values in the order of the standard. */
export const LIMITED_ACCESS_GROUPS: readonly PlaceGroup[] = Object.entries(GROUPS).map(([group, { name, kinds }]) => ({
  name: () => i18n._(name),
  types: [
    { value: group, label: () => t`${i18n._(name)}, not specified` },
    ...Object.entries(kinds).map(([kind, words]) => ({ value: `${group}-${kind}`, label: () => i18n._(words) })),
  ],
}));

const TYPES = LIMITED_ACCESS_GROUPS.flatMap(({ types }) => types);

/** Place type of a private home; not limited access, but a residential stop. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- the value that is stored
export const RESIDENCE = 'Residence';

/** Value of a business among the choices; it is stored as no type. */
export const BUSINESS = 'business';

/** Choices of a location type, in groups. */
export const placeTypeOptions = () => [
  {
    group: t`Common`,
    items: [BUSINESS, RESIDENCE].map((value) => ({ value, label: placeTypeLabel(value === BUSINESS ? null : value) })),
  },
  ...LIMITED_ACCESS_GROUPS.map(({ name, types }) => ({
    group: t`Limited access: ${name()}`,
    items: types.map(({ value, label }) => ({ value, label: label() })),
  })),
];

/** Whether the text is one of the limited-access types or a residence. */
export const isPlaceType = (value: string): boolean =>
  value === RESIDENCE || TYPES.some((type) => type.value === value);

/** Name of a stored location type; null is a business. */
export function placeTypeLabel(value: string | null | undefined): string {
  if (!value) return t`Business`;
  if (value === RESIDENCE) return t`Private residence`;
  return TYPES.find((type) => type.value === value)?.label() ?? value;
}
