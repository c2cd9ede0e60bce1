/** A carrier's network: every origin to every destination. */
export interface LaneBlock {
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  readonly service: 'direct' | 'interline';
}

const INTERSTATE = states('AL AR AZ CA CO FL GA IL IN KS KY LA MA MD MI MN MO NC NJ NY OH OR PA TN TX WA');
const LAKES = states('CT IA IL IN KY MA MD MI MN MO NJ NY OH PA WI');
const LAKES_CORE = states('IL IN MI OH WI');
const LAKES_BEYOND = states('GA NC TN TX');
const SOUTH = states('AL AR FL GA LA MS NC NM OK SC TN TX');
const SOUTH_BEYOND = states('IL KS MO');
const WEST = states('AZ CA ID NV OR UT WA');
const WEST_CITIES = ['850', '900', '941', '972', '980'];
const PROVINCES = ['CA-AB', 'CA-BC', 'CA-MB', 'CA-ON', 'CA-QC'];
const BORDER_STATES = states('CA GA IL IN MA MI MN ND NJ NY OH OR PA TX WA WI');

/** Networks of the carriers with lane tariffs. */
export const NETWORKS = {
  interstate: [within(INTERSTATE)],
  lakes: [within(LAKES), ...both(LAKES_CORE, LAKES_BEYOND, 'interline')],
  south: [within(SOUTH), ...both(SOUTH, SOUTH_BEYOND, 'interline')],
  west: [within(WEST), within(WEST_CITIES)],
  border: [within(PROVINCES), ...both(PROVINCES, BORDER_STATES, 'direct')],
} satisfies Record<string, readonly LaneBlock[]>;

function states(codes: string): string[] {
  return codes.split(' ').map((code) => `US-${code}`);
}

function within(places: readonly string[]): LaneBlock {
  return { origins: places, destinations: places, service: 'direct' };
}

function both(left: readonly string[], right: readonly string[], service: LaneBlock['service']): LaneBlock[] {
  return [
    { origins: left, destinations: right, service },
    { origins: right, destinations: left, service },
  ];
}
