/** Sets that the demonstration partner sends. */
export type DemonstrationSet = '210' | '214' | '990' | '997';

const GROUPS: Readonly<Record<DemonstrationSet, string>> = { 210: 'IM', 214: 'QM', 990: 'GF', 997: 'FA' };

/** Ids of both sides. */
export interface Ids {
  readonly partner: string;
  readonly ours: string;
}

/** An interchange of the partner: transactions of one set, each given by the lines between ST and SE. */
export function partnerInterchange(
  { partner, ours }: Ids,
  { control, at, set }: { control: number; at: Date; set: DemonstrationSet },
  transactions: readonly (readonly string[])[],
): string {
  const number = String(control).padStart(9, '0');
  const { day, time } = x12Moment(at);
  const lines = [
    `ISA*00*          *00*          *02*${partner.padEnd(15)}*ZZ*${ours.padEnd(15)}*${day.slice(2)}*${time}*U*00401*${number}*0*P*>`,
    `GS*${GROUPS[set]}*${partner}*${ours}*${day}*${time}*${control}*X*004010`,
    ...transactions.flatMap((body, index) => {
      const id = String(index + 1).padStart(4, '0');
      return [`ST*${set}*${id}`, ...body, `SE*${body.length + 2}*${id}`];
    }),
    `GE*${transactions.length}*${control}`,
    `IEA*1*${number}`,
  ];
  return lines.map((line) => `${line}~\n`).join('');
}

/** A 214 with one status at a UTC instant. */
export function statusLines(
  scac: string,
  { number, bolNumber, city, state }: { number: string; bolNumber: string; city: string; state: string },
  code: string,
  at: Date,
): string[] {
  const { day, time } = x12Moment(at);
  return [
    `B10*${number.replaceAll(/\D/g, '')}*${number}*${scac}`,
    `L11*${bolNumber}*BM`,
    'LX*1',
    `AT7*${code}*NS***${day}*${time}*UT`,
    `MS1*${city.toUpperCase()}*${state}*US`,
  ];
}

/** A 997 for a group with one 211; `accepted`: false rejects the postal code of its consignee. */
export function acknowledgmentLines(control: number, accepted: boolean): string[] {
  return [
    `AK1*BL*${control}`,
    'AK2*211*0001',
    ...(accepted ? ['AK5*A', 'AK9*A*1*1*1'] : ['AK3*N4*14**8', 'AK4*3*116*7*00000', 'AK5*R*5', 'AK9*R*1*1*0']),
  ];
}

/** Day (CCYYMMDD) and time (HHMM) of an instant in UTC. */
function x12Moment(at: Date): { day: string; time: string } {
  const text = at.toISOString();
  return { day: text.slice(0, 10).replaceAll('-', ''), time: text.slice(11, 16).replace(':', '') };
}
