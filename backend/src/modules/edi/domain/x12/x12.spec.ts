import { readFileSync, writeFileSync } from 'node:fs';
import { acknowledgmentOf, readAcknowledgment } from './acknowledgment.js';
import { readHeader } from './header.js';
import { isAccepted, type Interchange } from './interchange.js';
import { MAX_FILE_LENGTH } from './limits.js';
import { readInterchange } from './read-interchange.js';
import type { Segment } from './segments.js';
import { splitFile } from './split-file.js';
import { NO_ERROR, receiptNote, receiptSegment, receiptStatus, receiptText } from './interchange-receipt.js';
import { writeInterchange, type Envelope, writeReceipt } from './write-interchange.js';
import { X12Error, type X12Fault } from './x12-error.js';
import { x12Lines, x12Text } from './x12-text.js';

const DOCUMENT = new URL('../../../../../../docs/edi-faults.md', import.meta.url);
/** Rows of the table of faults in the docs. */
const documented: string[] = [];
const document = (...cells: string[]) =>
  documented.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);

const ISA = 'ISA*00*          *00*          *02*ZZTC           *ZZ*SHIPPER        *261127*0915*U*00401*000000042*0*P*>';

const status = (control: string, code = 'AF'): string[] => [
  `ST*214*${control}`,
  'B10*7000123*S-000317*ZZTC',
  'L11*S-000317*SI',
  'LX*1',
  `AT7*${code}*NS***20261127*0830*CT`,
  'MS1*CHICAGO*IL*US',
  `SE*7*${control}`,
];

/** An interchange with one group; `change` edits its lines. */
function interchangeOf(change: (lines: string[]) => void = () => undefined, end = '~'): string {
  const lines = [
    ISA,
    'GS*QM*ZZTC*SHIPPER*20261127*0915*42*X*004010',
    ...status('0001'),
    ...status('0002', 'X6'),
    'GE*2*42',
    'IEA*1*000000042',
  ];
  change(lines);
  return lines.map((line) => `${line}${end}`).join('');
}

const replaceLine = (index: number, line: string) => (lines: string[]) => void lines.splice(index, 1, line);
const read = (change?: (lines: string[]) => void): Interchange => readInterchange(interchangeOf(change));
const acknowledged = (change: (lines: string[]) => void): string[] =>
  acknowledgmentOf(read(change).groups[0]!).map((segment) => segment.join('*'));

describe('reading an interchange', () => {
  it('reads envelopes, transactions and segments', () => {
    const interchange = read();
    expect(interchange).toMatchObject({
      sender: { qualifier: '02', id: 'ZZTC' },
      receiver: { qualifier: 'ZZ', id: 'SHIPPER' },
      control: '000000042',
      usage: 'P',
      segmentCount: 18,
    });
    const [group] = interchange.groups;
    expect(group).toMatchObject({ code: 'QM', control: '42', included: 2, faults: [] });
    expect(group!.transactions.map(({ set, control, segment }) => [set, control, segment])).toEqual([
      ['214', '0001', 3],
      ['214', '0002', 10],
    ]);
    expect(group!.transactions[1]!.segments[4]).toEqual(['AT7', 'X6', 'NS', '', '', '20261127', '0830', 'CT']);
    expect(group!.transactions.every((transaction) => isAccepted(group!, transaction))).toBe(true);
  });

  it('takes the delimiters from ISA, and line ends after segments', () => {
    const text = interchangeOf().replaceAll('*', '|').replaceAll('>', '^').replaceAll('~', "'\r\n");
    expect(readInterchange(text).delimiters).toEqual({ element: '|', component: '^', terminator: "'" });
    expect(readInterchange(text).groups[0]!.transactions).toHaveLength(2);
    expect(readInterchange(interchangeOf(undefined, '\n')).delimiters.terminator).toBe('\n');
    expect(readInterchange(interchangeOf().replaceAll('~', '\x1c').replaceAll('*', '\x1d')).groups[0]!.faults).toEqual(
      [],
    );
  });

  it('reads acknowledgments of interchanges', () => {
    const { acknowledgments } = read((lines) => lines.splice(1, 0, 'TA1*000000007*261127*0900*R*023'));
    expect(acknowledgments).toEqual([{ control: '000000007', status: 'R', note: '023' }]);
  });

  it('divides a file into its interchanges, each with its own delimiters', () => {
    const other = interchangeOf().replaceAll('*', '|').replaceAll('~', '\n');
    const parts = splitFile(`\n${interchangeOf()}\r\n\r\n${other}\n${interchangeOf()}`);
    expect(parts).toHaveLength(3);
    for (const part of parts) expect(readInterchange(part).control).toBe('000000042');
    expect(() => splitFile(' \n ')).toThrow(X12Error);
  });
});

describe('an interchange that is rejected as a whole', () => {
  const padded = (position: number, value: string) => (lines: string[]) => {
    lines[0] = ISA.slice(0, position) + value + ISA.slice(position + value.length);
  };
  const faults: [string, (lines: string[]) => void, string, number, number | null][] = [
    ['does not start with ISA', replaceLine(0, `X${ISA}`), 'header', 1, null],
    ['has an ISA that is too short', (lines) => lines.splice(0, 18, 'ISA*00*'), 'header', 1, null],
    ['has an element of ISA that is too long', replaceLine(0, ISA.replace('ZZTC  ', 'ZZTC   ')), 'header', 1, 7],
    ['has an element of ISA that is too short', replaceLine(0, ISA.replace('ZZTC  ', 'ZZTC ')), 'header', 1, 6],
    ['has equal delimiters', padded(104, '*'), 'delimiters', 1, null],
    ['has a letter as a delimiter', padded(104, 'A'), 'delimiters', 1, null],
    ['has no valid date', padded(70, '261327'), 'header', 1, 9],
    ['has no valid time', padded(77, '2460'), 'header', 1, 10],
    ['is of another standard', padded(82, '^'), 'version', 1, 11],
    ['is of version 5010', padded(84, '00501'), 'version', 1, 12],
    ['has letters in its control number', padded(90, '00000004A'), 'control_number', 1, 13],
    ['asks for no known acknowledgment', padded(100, '2'), 'header', 1, 14],
    ['is neither test nor production', padded(102, 'I'), 'header', 1, 15],
    ['has no sender', padded(35, ' '.repeat(15)), 'header', 1, 6],
    ['has no qualifier', padded(51, '  '), 'header', 1, 7],
    ['has no IEA', (lines) => void lines.pop(), 'trailer_missing', 17, null],
    ['has two control numbers', replaceLine(17, 'IEA*1*000000043'), 'control_number', 18, 2],
    ['counts its groups wrong', replaceLine(17, 'IEA*2*000000042'), 'count', 18, 1],
    ['has data after IEA', (lines) => void lines.push('ST*214*0003'), 'trailing_data', 19, null],
    ['has a transaction outside a group', (lines) => void lines.splice(1, 1), 'unexpected_segment', 2, null],
    ['has a segment between transactions', (lines) => void lines.splice(2, 0, 'LX*1'), 'unexpected_segment', 3, null],
    ['has SE without ST', (lines) => void lines.splice(2, 0, 'SE*1*0001'), 'unexpected_segment', 3, null],
    ['has GE without GS', (lines) => void lines.splice(1, 0, 'GE*1*1'), 'unexpected_segment', 2, null],
    [
      'has two groups of one control number',
      (lines) => void lines.splice(16, 1, 'GE*2*42', 'GS*QM*A*B*20261127*0915*42*X*004010', 'GE*0*42'),
      'duplicate_group',
      18,
      6,
    ],
  ];

  /** Faults of ISA are found before the partner is known. */
  const isOfHeader = (segment: number) => segment === 1;
  for (const [name, , fault, segment, element] of faults) {
    const position = `segment ${segment}${element === null ? '' : `, element ${element}`}`;
    if (isOfHeader(segment))
      document(`An interchange that ${name}`, 'Refused when it arrives', `422 \`X12_UNREADABLE\`: ${position}`);
    else
      document(
        `An interchange that ${name}`,
        'Rejected as a whole',
        `TA1 \`${receiptNote(fault as X12Fault)}\`; mailbox: ${position}`,
      );
  }

  it.each(faults)('%s: its header is unreadable if the fault is in ISA', (_, change, _fault, segment) => {
    const header = () => readHeader(interchangeOf(change));
    if (isOfHeader(segment)) expect(header).toThrow(X12Error);
    else expect(header).not.toThrow();
  });

  it.each(faults)('%s', (_, change, fault, segment, element) => {
    try {
      read(change);
      throw new Error('accepted');
    } catch (error) {
      expect(error).toBeInstanceOf(X12Error);
      expect(error).toMatchObject({ fault, segment, element });
    }
  });

  it('ends within its last segment', () =>
    expect(() => readInterchange(interchangeOf().slice(0, -1))).toThrow(
      expect.objectContaining({ fault: 'trailer_missing' }),
    ));
  it('is too large', () =>
    expect(() => readInterchange('x'.repeat(MAX_FILE_LENGTH + 1))).toThrow(
      expect.objectContaining({ fault: 'too_large' }),
    ));
  it('is empty', () => expect(() => readInterchange(' \n')).toThrow(expect.objectContaining({ fault: 'empty' })));
});

describe('a broken transaction beside a good one', () => {
  // Lines 2 to 8 are transaction 0001, lines 9 to 15 transaction 0002, which is intact.
  const faults: [string, (lines: string[]) => void, string[]][] = [
    ['an unknown set', replaceLine(2, 'ST*315*0001'), ['AK2*315*0001', 'AK5*R*1']],
    ['a set of another group', replaceLine(2, 'ST*990*0001'), ['AK3*B10*2**2', 'AK5*R*6*5']],
    ['a control number of SE that differs', replaceLine(8, 'SE*7*0009'), ['AK2*214*0001', 'AK5*R*3']],
    ['a count of SE that differs', replaceLine(8, 'SE*8*0001'), ['AK2*214*0001', 'AK5*R*4']],
    ['a count of SE that is no number', replaceLine(8, 'SE*X*0001'), ['AK2*214*0001', 'AK5*R*4']],
    [
      'a control number that is too short',
      (lines) => [replaceLine(2, 'ST*214*1'), replaceLine(8, 'SE*7*1')].forEach((change) => change(lines)),
      ['AK5*R*7'],
    ],
    ['no SE', (lines) => void lines.splice(8, 1), ['AK2*214*0001', 'AK5*R*2']],
    ['a first segment that is missing', replaceLine(3, 'L11*1*SI'), ['AK3*L11*2**2', 'AK3*B10*7**3', 'AK5*R*5']],
    [
      'a mandatory element that is missing',
      replaceLine(3, 'B10*7000123*S-000317'),
      ['AK3*B10*2**8', 'AK4*3*140*1', 'AK5*R*5'],
    ],
    [
      'a mandatory segment that is missing',
      (lines) => void (lines[5] = 'K1*NOTE'),
      ['AK3*AT7*5**2', 'AK3*LX*7**3', 'AK5*R*5'],
    ],
    [
      'an element that is too short',
      replaceLine(6, 'AT7*A*NS***20261127*0830*CT'),
      ['AK3*AT7*5**8', 'AK4*1*1650*4*A', 'AK5*R*5'],
    ],
    ['an element that is too long', replaceLine(6, 'AT7*AF*NS***20261127*0830*CST'), ['AK4*7*623*5*CST', 'AK5*R*5']],
    ['too many elements', replaceLine(5, 'LX*1*2'), ['AK3*LX*4**8', 'AK4*2**3*2', 'AK5*R*5']],
    ['a date that does not exist', replaceLine(6, 'AT7*AF*NS***20260229*0830*CT'), ['AK4*5*373*8*20260229', 'AK5*R*5']],
    ['a time that does not exist', replaceLine(6, 'AT7*AF*NS***20261127*2560*CT'), ['AK4*6*337*9*2560', 'AK5*R*5']],
    ['a number with letters', replaceLine(5, 'LX*ONE'), ['AK4*1*554*6*ONE', 'AK5*R*5']],
    ['a character outside ASCII', replaceLine(7, 'MS1*MONTR\u00c9AL*QC*CA'), ['AK4*1*19*6', 'AK5*R*5']],
    ['a line end within a segment', replaceLine(4, 'L11*S-00\n0317*SI'), ['AK4*1*127*6', 'AK5*R*5']],
    ['a segment id that does not exist', replaceLine(4, 'l11*1*SI'), ['AK3*ZZ*3**1', 'AK5*R*5']],
    ['an empty segment', replaceLine(4, ''), ['AK3*ZZ*3**1', 'AK5*R*5']],
    [
      'a segment before its loop',
      (lines) => void lines.splice(5, 2, 'AT7*AF*NS***20261127*0830*CT', 'LX*1'),
      ['AK3*AT7*4**2', 'AK5*R*5'],
    ],
  ];

  for (const [name, , expected] of faults)
    document(
      `A transaction with ${name}`,
      'Rejected, the others are accepted',
      expected.map((line) => `\`${line}\``).join(' '),
    );

  it.each(faults)('%s is rejected with its position', (_, change, expected) => {
    const notes = acknowledged(change);
    for (const line of expected) expect(notes).toContain(line);
    expect(notes.slice(-3)).toEqual(['AK2*214*0002', 'AK5*A', 'AK9*P*2*2*1']);
  });

  it('with the same control number is rejected', () => {
    const notes = acknowledged((lines) =>
      [replaceLine(9, 'ST*214*0001'), replaceLine(15, 'SE*7*0001')].forEach((change) => change(lines)),
    );
    expect(notes.slice(1)).toEqual(['AK2*214*0001', 'AK5*A', 'AK2*214*0001', 'AK5*R*23', 'AK9*P*2*2*1']);
  });

  it('accepts a segment that the set does not have, with a note', () => {
    const notes = acknowledged((lines) => void lines.splice(4, 1, 'PO1*1'));
    expect(notes.slice(1, 4)).toEqual(['AK2*214*0001', 'AK3*PO1*3**6', 'AK5*E*5']);
    expect(notes.at(-1)).toBe('AK9*E*2*2*2');
  });
});

describe('a broken group', () => {
  const faults: [string, (lines: string[]) => void, string][] = [
    ['an unknown code', replaceLine(1, 'GS*XX*ZZTC*SHIPPER*20261127*0915*42*X*004010'), 'AK9*R*2*2*0*1'],
    ['version 5010', replaceLine(1, 'GS*QM*ZZTC*SHIPPER*20261127*0915*42*X*005010'), 'AK9*R*2*2*0*2'],
    ['no GE', (lines) => void lines.splice(16, 1), 'AK9*R*2*2*0*3'],
    ['a control number of GE that differs', replaceLine(16, 'GE*2*41'), 'AK9*R*2*2*0*4'],
    ['a count of GE that differs', replaceLine(16, 'GE*3*42'), 'AK9*R*3*2*0*5'],
    [
      'a control number that is no number',
      (lines) => void (lines[1] = 'GS*QM*ZZTC*SHIPPER*20261127*0915*4B*X*004010'),
      'AK9*R*2*2*0*6*4',
    ],
  ];

  for (const [name, , expected] of faults)
    document(`A group with ${name}`, 'All its transactions are rejected', `\`${expected}\``);

  it.each(faults)('%s rejects its transactions', (_, change, expected) => {
    const group = read(change).groups[0]!;
    expect(group.transactions.some((transaction) => isAccepted(group, transaction))).toBe(false);
    const notes = acknowledgmentOf(group).map((segment) => segment.join('*'));
    expect(notes.filter((line) => line.startsWith('AK5')).every((line) => line.startsWith('AK5*R'))).toBe(true);
    expect(notes.at(-1)).toBe(expected);
  });
});

const ENVELOPE: Envelope = {
  sender: { qualifier: 'ZZ', id: 'SHIPPER' },
  receiver: { qualifier: '02', id: 'ZZTC' },
  groupSender: 'SHIPPER',
  groupReceiver: 'ZZTC',
  usage: 'T',
  control: 7,
  date: '2026-11-27',
  time: '09:15',
};

describe('writing an interchange', () => {
  const tender: Segment[] = [
    ['B2', '', 'ZZTC', '', 'S-000317', '', 'PP', ''],
    ['B2A', '00', 'LT'],
    ['S5', '1', 'CL'],
  ];

  it('writes what it reads', () => {
    const text = writeInterchange(ENVELOPE, [
      { set: '204', segments: tender },
      { set: '204', segments: tender },
    ]);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'ISA*00*          *00*          *ZZ*SHIPPER        *02*ZZTC           *261127*0915*U*00401*000000007*0*T*>~',
      'GS*SM*SHIPPER*ZZTC*20261127*0915*7*X*004010~',
      'ST*204*0001~',
      'B2**ZZTC**S-000317**PP~',
    ]);
    const { groups } = readInterchange(text);
    expect(groups[0]).toMatchObject({ included: 2, faults: [] });
    expect(groups[0]!.transactions.map(({ faults }) => faults)).toEqual([[], []]);
    expect(groups[0]!.transactions[0]!.segments.slice(1)).toEqual([
      ['B2', '', 'ZZTC', '', 'S-000317', '', 'PP'],
      ['B2A', '00', 'LT'],
      ['S5', '1', 'CL'],
    ]);
  });

  const refused: [string, Partial<Envelope>, Segment[]][] = [
    [
      'a delimiter in an element',
      {},
      [
        ['B2', '', 'ZZTC', '', 'A*B', '', 'PP'],
        ['B2A', '00'],
      ],
    ],
    [
      'a value that is too long',
      {},
      [
        ['B2', '', 'ZZTCX', '', 'A', '', 'PP'],
        ['B2A', '00'],
      ],
    ],
    ['a missing segment', {}, [['B2', '', 'ZZTC', '', 'A', '', 'PP']]],
    [
      'text outside ASCII',
      {},
      [
        ['B2', '', 'ZZTC', '', 'Montr\u00e9al', '', 'PP'],
        ['B2A', '00'],
      ],
    ],
    ['a control number of 10 digits', { control: 1_000_000_000 }, tender],
    ['no control number', { control: 0 }, tender],
    ['an id that is too long', { sender: { qualifier: 'ZZ', id: 'SIXTEENLETTERSXX' } }, tender],
  ];
  it.each(refused)('refuses %s', (_, envelope, segments) =>
    expect(() => writeInterchange({ ...ENVELOPE, ...envelope }, [{ set: '204', segments }])).toThrow(X12Error),
  );

  it('refuses a group of two types, and an empty one', () => {
    expect(() => writeInterchange(ENVELOPE, [])).toThrow(X12Error);
    const acknowledgment = acknowledgmentOf(read().groups[0]!);
    const mixed = [
      { set: '204', segments: tender },
      { set: '997', segments: acknowledgment },
    ] as const;
    expect(() => writeInterchange(ENVELOPE, mixed)).toThrow(X12Error);
  });

  it('makes text fit', () => {
    expect(x12Text('Café  Montréal *rush*~ "A>B"', 60)).toBe('CAFE MONTREAL RUSH "A B"');
    expect(x12Text('abcdef', 3)).toBe('ABC');
    expect(x12Lines('Call the dock before arrival, gate 7', 14, 4)).toEqual([
      'CALL THE DOCK',
      'BEFORE',
      'ARRIVAL, GATE',
      '7',
    ]);
    expect(x12Lines('abcdefghij', 4, 2)).toEqual(['ABCD', 'EFGH']);
  });
});

describe('a 997', () => {
  it('is read as it was written', () => {
    const group = read(replaceLine(6, 'AT7*A*NS***20260229*0830*CT')).groups[0]!;
    const text = writeInterchange(ENVELOPE, [{ set: '997', segments: acknowledgmentOf(group) }]);
    const [received] = readInterchange(text).groups;
    expect(received!.transactions[0]!.faults).toEqual([]);
    expect(readAcknowledgment(received!.transactions[0]!)).toEqual({
      group: 'QM',
      control: '42',
      status: 'P',
      codes: [],
      transactions: [
        {
          set: '214',
          control: '0001',
          status: 'R',
          codes: ['5'],
          segments: [
            {
              id: 'AT7',
              position: 5,
              code: '8',
              elements: [
                { position: '1', code: '4', value: 'A' },
                { position: '5', code: '8', value: '20260229' },
              ],
            },
          ],
        },
        { set: '214', control: '0002', status: 'A', codes: [], segments: [] },
      ],
    });
  });
});

describe('a TA1', () => {
  const header = { control: '000000042', date: '261127', time: '0915' };

  it('is written alone in an interchange that asks for none, and read', () => {
    const text = writeReceipt({ ...ENVELOPE, asksForReceipt: true }, receiptSegment(header, '023'));
    expect(text.split('~\n')).toEqual([
      'ISA*00*          *00*          *ZZ*SHIPPER        *02*ZZTC           *261127*0915*U*00401*000000007*0*T*>',
      'TA1*000000042*261127*0915*R*023',
      'IEA*0*000000007',
      '',
    ]);
    const { acknowledgments, groups } = readInterchange(text);
    expect([acknowledgments, groups]).toEqual([[{ control: '000000042', status: 'R', note: '023' }], []]);
    expect(receiptSegment(header, NO_ERROR).slice(-2)).toEqual(['A', '000']);
  });

  it('is asked for with ISA14', () => {
    const text = writeInterchange({ ...ENVELOPE, asksForReceipt: true }, [
      {
        set: '990',
        segments: [['B1', 'ZZTC', 'S-1', '20261127', 'A']],
      },
    ]);
    expect(readHeader(text).asksForReceipt).toBe(true);
    expect(readHeader(interchangeOf()).asksForReceipt).toBe(false);
  });

  const notes: [string, (lines: string[]) => void, string][] = [
    ['two control numbers', replaceLine(17, 'IEA*1*000000043'), '001'],
    ['a wrong count of groups', replaceLine(17, 'IEA*2*000000042'), '021'],
    ['a transaction outside a group', (lines) => void lines.splice(1, 1), '022'],
    ['data after IEA', (lines) => void lines.push('ST*214*0003'), '022'],
    ['no IEA', (lines) => void lines.pop(), '023'],
    [
      'two groups of one control number',
      (lines) => void lines.splice(16, 1, 'GE*2*42', 'GS*QM*A*B*20261127*0915*42*X*004010', 'GE*0*42'),
      '024',
    ],
  ];
  it.each(notes)('names %s by its code', (_, change, note) => {
    let fault: X12Fault | null = null;
    try {
      read(change);
    } catch (error) {
      fault = (error as X12Error).fault;
    }
    expect(receiptNote(fault!)).toBe(note);
    expect(receiptText(note)).toMatch(/^\d{3}, /);
  });

  it('with an unknown status says nothing', () => {
    expect(['A', 'E', 'R', 'X'].map((code) => receiptStatus({ status: code }))).toEqual([
      'accepted',
      'noted',
      'rejected',
      null,
    ]);
    expect(receiptText('999')).toBe('999');
  });

  it.each([['a control number that is too short', ['TA1', '42', '261127', '0915', 'A', '000']]])(
    'is not written with %s',
    (_, segment) => expect(() => writeReceipt(ENVELOPE, segment)).toThrow(X12Error),
  );
});

/** A small generator, so that a failure can be repeated. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe('any bytes', () => {
  const random = randomOf(20_261_127);
  const readAll = (text: string) => {
    try {
      for (const part of splitFile(text))
        for (const group of readInterchange(part).groups) {
          const segments = acknowledgmentOf(group);
          const written = writeInterchange(ENVELOPE, [{ set: '997', segments }]);
          for (const { faults } of readInterchange(written).groups[0]!.transactions) expect(faults).toEqual([]);
        }
    } catch (error) {
      if (!(error instanceof X12Error)) throw new Error(`${JSON.stringify(text)}: ${String(error)}`, { cause: error });
    }
  };

  it('are refused with a typed error', () => {
    for (let round = 0; round < 2_000; round++) {
      const bytes = Buffer.from(Array.from({ length: random(400) }, () => random(256)));
      readAll(bytes.toString('latin1'));
      readAll(`${ISA}~${bytes.toString('latin1')}`);
    }
  });

  it('in place of bytes of a valid interchange are read, rejected in a valid 997, or refused with a typed error', () => {
    const valid = interchangeOf();
    for (let round = 0; round < 8_000; round++) {
      const characters = [...valid];
      for (let change = random(4); change >= 0; change--) {
        const at = random(characters.length);
        const value = random(3) === 0 ? '*~>\n0ZA '[random(8)]! : String.fromCharCode(random(256));
        characters.splice(at, random(2), ...(random(4) === 0 ? [] : [value]));
      }
      readAll(characters.join(''));
    }
  });
});

it('faults are listed in docs/edi-faults.md; WRITE_DOCS=true writes it', () => {
  const text = `# Faults of received interchanges

Written by the specs of the X12 reader, which has a test for each line. A 997 answers groups and transactions, with positions in \`AK3\` and \`AK4\`; a TA1 answers an interchange that is rejected as a whole.
Rejected interchanges and transactions stay in the mailbox with their faults. A file whose sender is no EDI partner, whose usage (test or production) is not that of the partner, or whose ISA is unreadable is refused when it arrives, and nothing of it is stored.

| Fault | Effect | Answer |
| --- | --- | --- |
${documented.join('\n')}
`;
  if (process.env.WRITE_DOCS === 'true') writeFileSync(DOCUMENT, text);
  expect(documented.length).toBeGreaterThanOrEqual(20);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(text);
});
