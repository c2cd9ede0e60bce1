import { paginate } from './paginate.js';

const section = (rows: number[], firstRoom = 30, overhead = 5) => ({ rows, firstRoom, overhead });

describe('paginate', () => {
  it('keeps everything on the first page while it fits exactly', () => {
    expect(paginate([section([10, 10, 10]), section([30])], 100)).toEqual([
      [
        { start: 0, end: 3 },
        { start: 0, end: 1 },
      ],
    ]);
  });

  it('moves remaining rows to a supplement page, in order and without losing a row', () => {
    expect(paginate([section([10, 10, 10, 10]), section([20, 20, 20])], 55)).toEqual([
      [
        { start: 0, end: 3 },
        { start: 0, end: 1 },
      ],
      [
        { start: 3, end: 4 },
        { start: 1, end: 2 },
      ],
      [
        { start: 4, end: 4 },
        { start: 2, end: 3 },
      ],
    ]);
  });

  it('does not start a later section on a page filled by an earlier one', () => {
    const pages = paginate([section(Array<number>(10).fill(10), 0), section([10], 0)], 50);
    expect(pages.slice(1).map((page) => page.map(({ start, end }) => end - start))).toEqual([
      [4, 0],
      [4, 0],
      [2, 1],
    ]);
  });

  it('terminates if a row is taller than a page', () => {
    expect(paginate([section([500, 10])], 50)).toHaveLength(3);
  });
});
