import type { components } from '@lading/api-client';

export type PackagingCode = components['schemas']['UsualUnitDto']['type'];

/** Words for the 63 handling unit and packaging codes of DSDC eBOL 2.1.0. PAL is a pail, PAT a pallet. */
export const PACKAGING_NAMES: Record<PackagingCode, string> = {
  BAG: 'Bag', BAL: 'Bale', BBL: 'Barrel', BSK: 'Basket', BIN: 'Bin', BOX: 'Box', BXT: 'Bucket', BCH: 'Bunch', BDL: 'Bundle',
  CAB: 'Cabinet', CAG: 'Cage', CAN: 'Can', CBY: 'Carboy', CAR: 'Carrier', CTN: 'Carton', CAS: 'Case', CSK: 'Cask', CHS: 'Chest',
  COL: 'Coil', CNT: 'Container', COR: 'Cores', CRT: 'Crate', CYL: 'Cylinder', DRM: 'Drum', DBK: 'Dry Bulk', ENV: 'Envelope', FIR: 'Firkin',
  GLD: 'Gaylord', HPR: 'Hamper', HGH: 'Hogshead', HRB: 'On Hanger or Rack in Boxes', INT: 'Intermediate Bulk Container', JAR: 'Jar',
  JCN: 'Jerrycan', KEG: 'Keg', KIT: 'Kit', LIF: 'Lifts', LBK: 'Liquid Bulk', LSE: 'Loose', MXD: 'Mixed', OTH: 'Other', PKG: 'Package',
  PCK: 'Packed', PAL: 'Pail', PAT: 'Pallet', PCS: 'Piece', PLN: 'Pipe Line', RCK: 'Rack', REL: 'Reel', ROL: 'Roll', SKD: 'Skid',
  SLP: 'Slip Sheet', SPL: 'Spool', TNK: 'Tank', TBN: 'Tote', TRY: 'Tray', TRU: 'Truckload', TRK: 'Trunk', TUB: 'Tub', TBE: 'Tube',
  UNT: 'Unit', VPK: 'Van Pack', WRP: 'Wrapped',
};

/** Handling units that a dock sees every day, offered first. */
const COMMON: readonly PackagingCode[] = ['PAT', 'SKD', 'CRT', 'CTN', 'DRM', 'GLD', 'INT', 'BDL'];

const option = (code: PackagingCode) => ({ value: code, label: PACKAGING_NAMES[code] });

/** Options of a select, common ones first, the rest by name. */
export const PACKAGING_OPTIONS = [
  { group: 'Common', items: COMMON.map(option) },
  {
    group: 'All others',
    items: (Object.keys(PACKAGING_NAMES) as PackagingCode[]).filter((code) => !COMMON.includes(code)).map(option).sort((a, b) => a.label.localeCompare(b.label)),
  },
];

/** Words for a code; an unknown code is shown as it is. */
export function packagingName(code: string): string {
  return PACKAGING_NAMES[code as PackagingCode] ?? code;
}
