import type { components } from '@lading/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { nameOf } from './name-of';

export type PackagingCode = components['schemas']['UsualUnitDto']['type'];

/** Names of the 63 handling unit and packaging codes of DSDC eBOL 2.1.0. PAL is a pail, PAT a pallet. */
export const PACKAGING_NAMES: Record<PackagingCode, MessageDescriptor> = {
  BAG: msg`Bag`,
  BAL: msg`Bale`,
  BBL: msg`Barrel`,
  BSK: msg`Basket`,
  BIN: msg`Bin`,
  BOX: msg`Box`,
  BXT: msg`Bucket`,
  BCH: msg`Bunch`,
  BDL: msg`Bundle`,
  CAB: msg`Cabinet`,
  CAG: msg`Cage`,
  CAN: msg`Can`,
  CBY: msg`Carboy`,
  CAR: msg`Carrier`,
  CTN: msg`Carton`,
  CAS: msg`Case`,
  CSK: msg`Cask`,
  CHS: msg`Chest`,
  COL: msg`Coil`,
  CNT: msg`Container`,
  COR: msg`Cores`,
  CRT: msg`Crate`,
  CYL: msg`Cylinder`,
  DRM: msg`Drum`,
  DBK: msg`Dry Bulk`,
  ENV: msg`Envelope`,
  FIR: msg`Firkin`,
  GLD: msg`Gaylord`,
  HPR: msg`Hamper`,
  HGH: msg`Hogshead`,
  HRB: msg`On Hanger or Rack in Boxes`,
  INT: msg`Intermediate Bulk Container`,
  JAR: msg`Jar`,
  JCN: msg`Jerrycan`,
  KEG: msg`Keg`,
  KIT: msg`Kit`,
  LIF: msg`Lifts`,
  LBK: msg`Liquid Bulk`,
  LSE: msg`Loose`,
  MXD: msg`Mixed`,
  OTH: msg`Other`,
  PKG: msg`Package`,
  PCK: msg`Packed`,
  PAL: msg`Pail`,
  PAT: msg`Pallet`,
  PCS: msg`Piece`,
  PLN: msg`Pipe Line`,
  RCK: msg`Rack`,
  REL: msg`Reel`,
  ROL: msg`Roll`,
  SKD: msg`Skid`,
  SLP: msg`Slip Sheet`,
  SPL: msg`Spool`,
  TNK: msg`Tank`,
  TBN: msg`Tote`,
  TRY: msg`Tray`,
  TRU: msg`Truckload`,
  TRK: msg`Trunk`,
  TUB: msg`Tub`,
  TBE: msg`Tube`,
  UNT: msg`Unit`,
  VPK: msg`Van Pack`,
  WRP: msg`Wrapped`,
};

export const PACKAGING_CODES = Object.keys(PACKAGING_NAMES) as PackagingCode[];

/** Handling units that a dock sees every day, offered first. */
const COMMON: readonly PackagingCode[] = ['PAT', 'SKD', 'CRT', 'CTN', 'DRM', 'GLD', 'INT', 'BDL'];

/** Name of a code; an unknown code is displayed unchanged. */
export const packagingName = (code: string): string => nameOf(PACKAGING_NAMES, code);

const option = (code: PackagingCode) => ({ value: code, label: packagingName(code) });

/** Options of a select, common ones first, the rest by name. */
export function packagingOptions() {
  const others = (Object.keys(PACKAGING_NAMES) as PackagingCode[]).filter((code) => !COMMON.includes(code));
  return [
    { group: t`Common`, items: COMMON.map(option) },
    { group: t`All others`, items: others.map(option).sort((a, b) => a.label.localeCompare(b.label)) },
  ];
}
