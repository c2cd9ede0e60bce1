import type { Acknowledgment } from '../domain/x12/acknowledgment.js';

const SEGMENT_FAULTS: Readonly<Record<string, string>> = {
  1: 'unknown segment',
  2: 'unexpected segment',
  3: 'missing segment',
  5: 'too many of this segment',
  6: 'segment is not in the set',
  7: 'segment is out of order',
};
const ELEMENT_FAULTS: Readonly<Record<string, string>> = {
  1: 'is missing',
  2: 'is missing under this condition',
  3: 'is one too many',
  4: 'is too short',
  5: 'is too long',
  6: 'has an invalid character',
  7: 'has an invalid code',
  8: 'is no date',
  9: 'is no time',
};
const MAX = 480;

/** What a partner rejected, with its positions, for people. */
export function refusalText({ transactions, codes }: Acknowledgment): string {
  const faults = transactions
    .filter(({ status }) => status !== 'A')
    .flatMap(({ set, control, segments, codes: setCodes }) => {
      const places = segments.flatMap(({ id, position, code, elements }) => {
        const where = `${id} (segment ${position})`;
        const values = elements.map(
          (element) =>
            `${where}: element ${element.position} ${ELEMENT_FAULTS[element.code] ?? `has the error ${element.code}`}`,
        );
        return values.length > 0 ? values : [`${where}: ${SEGMENT_FAULTS[code] ?? `error ${code}`}`];
      });
      return places.length > 0 ? places : [`${set} ${control}: error ${setCodes.join(', ') || 'without a code'}`];
    });
  const group = codes.length > 0 ? [`Group error ${codes.join(', ')}`] : [];
  return `Rejected by the carrier's system (997). ${[...faults, ...group].join('; ')}`.slice(0, MAX);
}
