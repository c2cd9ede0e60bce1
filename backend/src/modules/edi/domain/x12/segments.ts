/** A segment as it is in the file: its id, then its elements. `segment[3]` is element 3. */
export type Segment = readonly string[];

/** Types of elements: text, code, integer with an implied decimal point, decimal, date CCYYMMDD, time HHMM[SS[DD]], composite. */
export type ElementType = 'AN' | 'ID' | 'N' | 'R' | 'DT' | 'TM' | 'C';

export interface ElementDefinition {
  /** Number in the X12 data element dictionary. */
  readonly reference: string;
  readonly type: ElementType;
  readonly min: number;
  readonly max: number;
  readonly mandatory: boolean;
}

export interface SegmentDefinition {
  readonly elements: readonly ElementDefinition[];
  /** The segment has further elements, which are not checked. */
  readonly open: boolean;
}

function elementOf(text: string): ElementDefinition {
  const [reference, type, min, max, mandatory] = text.trim().split(' ');
  return {
    reference: reference!,
    type: type as ElementType,
    min: Number(min),
    max: Number(max),
    mandatory: mandatory === 'M',
  };
}

/** `reference type min max [M]`, one per element; `...` at the end if the segment has more than Lading uses. */
function define(text: string): SegmentDefinition {
  const parts = text.split(',').map((part) => part.trim());
  const open = parts.at(-1) === '...';
  return { elements: (open ? parts.slice(0, -1) : parts).map(elementOf), open };
}

/** Segments of version 004010 that Lading reads or writes. Conditional elements are optional here. */
const SEGMENTS: Readonly<Record<string, SegmentDefinition>> = {
  ST: define('143 ID 3 3 M, 329 AN 4 9 M'),
  SE: define('96 N 1 10 M, 329 AN 4 9 M'),
  TA1: define('I12 N 9 9 M, I08 N 6 6 M, I09 TM 4 4 M, I17 ID 1 1 M, I18 ID 3 3 M'),
  AK1: define('479 ID 2 2 M, 28 N 1 9 M'),
  AK2: define('143 ID 3 3 M, 329 AN 4 9 M'),
  AK3: define('721 ID 2 3 M, 719 N 1 6 M, 447 AN 1 6, 720 ID 1 3, 720 ID 1 3, 720 ID 1 3, 720 ID 1 3, 720 ID 1 3'),
  AK4: define('C030 C 1 20 M, 725 N 1 4, 723 ID 1 3 M, 724 AN 1 99'),
  AK5: define('717 ID 1 1 M, 718 ID 1 3, 718 ID 1 3, 718 ID 1 3, 718 ID 1 3, 718 ID 1 3'),
  AK9: define(
    '715 ID 1 1 M, 97 N 1 6 M, 123 N 1 6 M, 2 N 1 6 M, 716 ID 1 3, 716 ID 1 3, 716 ID 1 3, 716 ID 1 3, 716 ID 1 3',
  ),
  AT1: define('213 N 1 3 M'),
  AT2: define(
    '80 N 1 7 M, 211 ID 3 3 M, 187 ID 1 2 M, 188 ID 1 1 M, 81 R 1 10 M, 80 N 1 7, 211 ID 3 3, 1073 ID 1 1, 22 AN 1 30, 59 AN 2 5, ...',
  ),
  AT4: define('79 AN 1 50 M'),
  AT5: define('152 ID 2 3, 560 ID 2 2, 153 AN 2 30'),
  AT7: define('1650 ID 2 2, 1651 ID 2 2, 1652 ID 2 2, 1651 ID 2 2, 373 DT 8 8, 337 TM 4 8, 623 ID 2 2'),
  AT8: define('187 ID 1 2, 188 ID 1 1, 81 R 1 10, 80 N 1 7, 80 N 1 7, 184 ID 1 1, 183 R 1 8'),
  B1: define('140 ID 2 4, 145 AN 1 30 M, 373 DT 8 8, 558 ID 1 1, ...'),
  B2: define(
    '375 ID 2 2, 140 ID 2 4, 154 ID 6 9, 145 AN 1 30, 188 ID 1 1, 146 ID 2 2 M, 335 AN 3 3, 226 ID 1 1, 195 ID 2 2, ...',
  ),
  B2A: define('353 ID 2 2 M, 346 ID 2 2'),
  B3: define(
    '147 ID 1 1, 76 AN 1 22 M, 145 AN 1 30, 146 ID 2 2 M, 188 ID 1 1, 373 DT 8 8 M, 193 N 1 12 M, 202 ID 1 2, 32 DT 8 8, 374 ID 3 3, 140 ID 2 4 M, 373 DT 8 8, 375 ID 2 2, 335 ID 3 3',
  ),
  B10: define('127 AN 1 30, 145 AN 1 30, 140 ID 2 4 M, 71 N 1 4, 128 ID 2 3, 127 AN 1 30, 1073 ID 1 1'),
  BOL: define(
    '140 ID 2 4 M, 146 ID 2 2 M, 145 AN 1 30 M, 373 DT 8 8 M, 337 TM 4 8, 127 AN 1 30, 160 AN 1 1, 226 ID 1 1, 501 ID 2 2, 146 ID 2 2, ...',
  ),
  C3: define('100 ID 3 3 M, ...'),
  G61: define('366 ID 2 2 M, 93 AN 1 60 M, 365 ID 2 2, 364 AN 1 80, 443 AN 1 20'),
  G62: define('432 ID 2 2, 373 DT 8 8, 176 ID 1 2, 337 TM 4 8, 623 ID 2 2'),
  K1: define('61 AN 1 30 M, 61 AN 1 30'),
  L0: define(
    '213 N 1 3, 220 R 1 11, 221 ID 2 2, 81 R 1 10, 187 ID 1 2, 183 R 1 8, 184 ID 1 1, 80 N 1 7, 211 ID 3 3, 458 AN 2 25, 188 ID 1 1, ...',
  ),
  L1: define(
    '213 N 1 3, 60 R 1 9, 122 ID 2 2, 58 N 1 12, 191 N 1 9, 117 N 1 9, 120 AN 3 9, 150 ID 3 3, 121 ID 1 3, 39 ID 1 1, 16 ID 1 1, 276 AN 2 25, 257 ID 1 1, 74 N 2 12, 122 ID 2 2, 372 ID 1 1, 220 R 1 11, 221 ID 2 2, 954 R 1 10, 100 ID 3 3, 610 N 1 15',
  ),
  L3: define(
    '81 R 1 10, 187 ID 1 2, 60 R 1 9, 122 ID 2 2, 58 N 1 12, 191 N 1 9, 117 N 1 9, 150 ID 3 3, 183 R 1 8, 184 ID 1 1, 80 N 1 7, 188 ID 1 1, 171 AN 1 7, 74 N 2 12, 122 ID 2 2',
  ),
  L5: define(
    '213 N 1 3, 79 AN 1 50, 22 AN 1 30, 23 ID 1 1, 103 AN 3 5, 87 AN 1 48, 88 ID 1 2, 23 ID 1 1, 22 AN 1 30, 595 ID 1 1',
  ),
  L7: define('213 N 1 3, 168 ID 1 4, 171 AN 1 7, 172 AN 1 2, 169 AN 1 16, 170 N 1 2, 59 AN 2 5, ...'),
  L11: define('127 AN 1 30, 128 ID 2 3, 352 AN 1 80'),
  LAD: define(
    '211 ID 3 3, 80 N 1 7, 188 ID 1 1, 395 R 1 8, 188 ID 1 1, 81 R 1 10, 235 ID 2 2, 234 AN 1 48, 235 ID 2 2, 234 AN 1 48, 235 ID 2 2, 234 AN 1 48, 79 AN 1 50',
  ),
  LH1: define('355 ID 2 2 M, 80 N 1 7 M, 277 ID 6 6, 200 AN 1 6, 22 AN 1 30, 355 ID 2 2, 380 R 1 15, ...'),
  LH2: define('215 AN 1 30, 983 ID 1 1, 218 ID 1 25, ...'),
  LH3: define('224 AN 1 25, 984 ID 1 1, ...'),
  LX: define('554 N 1 6 M'),
  MS1: define('19 AN 2 30, 156 ID 2 2, 26 ID 2 3, 1654 ID 7 7, 1655 ID 7 7, 1280 ID 1 1, 1280 ID 1 1'),
  MS2: define('140 ID 2 4, 207 AN 1 10, 40 ID 2 2, 761 N 1 1'),
  MS3: define('140 ID 2 4 M, 133 ID 1 2 M, 19 AN 2 30, 91 ID 1 2, 156 ID 2 2'),
  N1: define('98 ID 2 3 M, 93 AN 1 60, 66 ID 1 2, 67 AN 2 80, 706 ID 2 2, 98 ID 2 3'),
  N2: define('93 AN 1 60 M, 93 AN 1 60'),
  N3: define('166 AN 1 55 M, 166 AN 1 55'),
  N4: define('19 AN 2 30, 156 ID 2 2, 116 ID 3 15, 26 ID 2 3, 309 ID 1 2, 310 AN 1 30'),
  N7: define(
    '206 AN 1 4, 207 AN 1 10 M, 81 R 1 10, 187 ID 1 2, 167 N 3 8, 232 N 2 6, 205 N 1 4, 183 R 1 8, 184 ID 1 1, 102 ID 1 1, 40 ID 2 2, ...',
  ),
  N9: define('128 ID 2 3 M, 127 AN 1 30, 369 AN 1 45, 373 DT 8 8, 337 TM 4 8, 623 ID 2 2, ...'),
  NTE: define('363 ID 3 3, 352 AN 1 80 M'),
  OID: define(
    '127 AN 1 30, 324 AN 1 22, 127 AN 1 30, 355 ID 2 2, 380 R 1 15, 188 ID 1 1, 81 R 1 10, 184 ID 1 1, 183 R 1 8',
  ),
  S5: define(
    '165 N 1 3 M, 163 ID 2 2 M, 81 R 1 10, 188 ID 1 1, 382 R 1 10, 355 ID 2 2, 183 R 1 8, 184 ID 1 1, 352 AN 1 80, ...',
  ),
};

export const definitionOf = (id: string): SegmentDefinition | undefined =>
  Object.hasOwn(SEGMENTS, id) ? SEGMENTS[id] : undefined;
