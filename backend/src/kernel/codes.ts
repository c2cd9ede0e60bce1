/** Accessorial service codes of the NMFTA DSDC eBOL 2.1.0 standard. */
export const ACCESSORIAL_CODES = [
  'APTD', 'APTP', 'COD', 'EXPD', 'FVC', 'GTD_AM', 'GTD_NOON', 'GTD_PM', 'HAZ', 'IDL', 'INBD', 'IPU', 'LFTD', 'LFTP',
  'LTDAD', 'LTDAP', 'MARK', 'MNC', 'OVR', 'PPD', 'PSC', 'PSH', 'PSN', 'REP', 'RES', 'SRT', 'SS', 'TCS',
] as const;
export type AccessorialCode = (typeof ACCESSORIAL_CODES)[number];

/** Handling unit and packaging codes of the DSDC eBOL 2.1.0 standard. PAL is a pail, PAT a pallet. */
export const PACKAGING_CODES = [
  'BAG', 'BAL', 'BBL', 'BSK', 'BIN', 'BOX', 'BXT', 'BCH', 'BDL', 'CAB', 'CAG', 'CAN', 'CBY', 'CAR', 'CTN', 'CAS', 'CSK', 'CHS',
  'COL', 'CNT', 'COR', 'CRT', 'CYL', 'DRM', 'DBK', 'ENV', 'FIR', 'GLD', 'HPR', 'HGH', 'HRB', 'INT', 'JAR', 'JCN', 'KEG', 'KIT',
  'LIF', 'LBK', 'LSE', 'MXD', 'OTH', 'PKG', 'PCK', 'PAL', 'PAT', 'PCS', 'PLN', 'RCK', 'REL', 'ROL', 'SKD', 'SLP', 'SPL', 'TNK',
  'TBN', 'TRY', 'TRU', 'TRK', 'TUB', 'TBE', 'UNT', 'VPK', 'WRP',
] as const;
export type PackagingCode = (typeof PACKAGING_CODES)[number];

export const FREIGHT_CLASS_NAMES = [
  '50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175', '200', '250', '300', '400', '500',
] as const;
export type FreightClassName = (typeof FREIGHT_CLASS_NAMES)[number];

export const QUOTE_MODES = ['auto', 'LTL', 'VLTL', 'FTL'] as const;
export const EQUIPMENT = ['DRYVAN', 'REEFER', 'FLATBED', 'STEPDECK', 'TANKER'] as const;
export const HAZARD_CLASSES = [
  '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9',
] as const;
export const REFERENCE_TYPES = ['PO', 'SO', 'CUSTOMER', 'OTHER'] as const;
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];
