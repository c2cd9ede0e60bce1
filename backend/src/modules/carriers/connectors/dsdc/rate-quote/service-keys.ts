/** Keys of the standard for accessorials of ours; several may share one. A code without a key goes by itself, for the list of keys is open. */
const SERVICE_KEYS: Readonly<Record<string, string>> = {
  APTD: 'APPOINTMENT',
  APTP: 'APPOINTMENT',
  EXPD: 'EXPEDITED',
  HAZ: 'HAZMAT',
  IDL: 'INSIDE_DELIVERY',
  IPU: 'INSIDE_PICKUP',
  LFTD: 'LIFTGATE',
  LFTP: 'LIFTGATE',
  LTDAD: 'LIMITED_ACCESS',
  LTDAP: 'LIMITED_ACCESS',
  MNC: 'APPOINTMENT',
  PSC: 'PROTECT_FREEZE',
  REP: 'RESIDENTIAL',
  RES: 'RESIDENTIAL',
  TCS: 'EXPEDITED',
};

/** Key under which a carrier is asked for an accessorial. */
export function serviceKey(accessorial: string): string {
  return SERVICE_KEYS[accessorial] ?? accessorial;
}
