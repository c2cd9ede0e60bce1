export interface SetDefinition {
  /** GS01 of its groups. */
  readonly group: string;
  /** The segment after ST. */
  readonly begin: string;
  readonly mandatory: readonly string[];
  /** Segments of version 004010. Others are accepted with a note in the 997 and are not read. */
  readonly segments: ReadonlySet<string>;
  /** A segment that may only follow another one, directly or not. */
  readonly after: Readonly<Record<string, string>>;
}

const idsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NONE: Readonly<Record<string, string>> = {};

/** Transaction sets of motor freight in version 004010, and their acknowledgment. */
const SETS = {
  '204': {
    group: 'SM',
    begin: 'B2',
    mandatory: ['B2', 'B2A'],
    segments: idsOf(
      'B2 B2A L11 G62 MS3 AT5 PLD LH6 NTE N1 N2 N3 N4 G61 N7 N7A N7B MEA M7 M7A S5 AT8 LAD LH1 LH2 LH3 LFH LEP LH4 LHT LHR L5 OID L9 L4 L3 LX MS2 H3',
    ),
    after: { LAD: 'S5' },
  },
  '210': {
    group: 'IM',
    begin: 'B3',
    mandatory: ['B3'],
    segments: idsOf(
      'B3 C2 C3 ITD N9 G62 R3 H3 K1 N1 N2 N3 N4 N7 M7 SPO SDQ S5 LX L5 H1 H2 L0 L1 L4 L7 K1 MEA OID CD3 FA1 FA2 L3 LH1 LH2 LH3 LFH LEP LH4 LHT LHR PWK',
    ),
    after: { L5: 'LX', L0: 'LX', L1: 'LX' },
  },
  '211': {
    group: 'BL',
    begin: 'BOL',
    mandatory: ['BOL', 'B2A', 'AT1'],
    segments: idsOf(
      'BOL B2A MS3 MS2 L11 G62 AT5 K1 N1 N2 N3 N4 G61 AT1 AT3 AT4 AT2 MAN SPO L4 LX LH6 LH1 LH2 LH3 LFH LEP LH4 LHT LHR',
    ),
    after: { AT2: 'AT1', AT4: 'AT1' },
  },
  '214': {
    group: 'QM',
    begin: 'B10',
    mandatory: ['B10', 'LX'],
    segments: idsOf(
      'B10 L11 MAN K1 N1 N2 N3 N4 G62 MS3 LX AT7 MS1 MS2 M7 MEA Q7 AT5 AT8 CD3 NM1 PRF SPO SDQ EFI BIN OID LAD',
    ),
    after: { AT7: 'LX', MS1: 'AT7' },
  },
  '990': {
    group: 'GF',
    begin: 'B1',
    mandatory: ['B1'],
    segments: idsOf('B1 N9 G62 V9 K1 L11 N1 N2 N3 N4 S5 N7 L9'),
    after: NONE,
  },
  '997': {
    group: 'FA',
    begin: 'AK1',
    mandatory: ['AK1', 'AK9'],
    segments: idsOf('AK1 AK2 AK3 AK4 AK5 AK9'),
    after: { AK3: 'AK2', AK4: 'AK3', AK5: 'AK2' },
  },
} as const satisfies Record<string, SetDefinition>;

export type SetCode = keyof typeof SETS;

export function setDefinition(code: string): SetDefinition | undefined {
  return Object.hasOwn(SETS, code) ? SETS[code as SetCode] : undefined;
}

export const GROUP_CODES: ReadonlySet<string> = new Set(Object.values(SETS).map((set) => set.group));
