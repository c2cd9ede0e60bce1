/** A section's rows, which start on the first page and continue on supplement pages. Heights are in points. */
export interface FlowSection {
  /** Available height on the first page. */
  firstRoom: number;
  /** Height of title and column heads on each supplement page of the section. */
  overhead: number;
  rows: readonly number[];
}

/** Rows from `start` (inclusive) to `end` (exclusive). */
export interface RowRange {
  start: number;
  end: number;
}

interface Progress {
  section: FlowSection;
  /** Rows on the current page. */
  range: RowRange;
}

/** The range of each section's rows on each page. On the first page each section has its own space; the remaining rows follow in order. */
export function paginate(sections: readonly FlowSection[], supplementRoom: number): RowRange[][] {
  let page = sections.map((section): Progress => ({
    section,
    range: { start: 0, end: rowsThatFit(section.rows, 0, section.firstRoom) },
  }));
  const pages = [page];
  while (page.some(isUnfinished)) {
    page = fillSupplement(page, supplementRoom);
    pages.push(page);
  }
  return pages.map((progress) => progress.map(({ range }) => range));
}

function fillSupplement(before: readonly Progress[], supplementRoom: number): Progress[] {
  let room = supplementRoom;
  let empty = true;
  return before.map(({ section, range }) => {
    const start = range.end;
    if (start === section.rows.length) return { section, range: { start, end: start } };
    const fitting = rowsThatFit(section.rows, start, room - section.overhead);
    // A row taller than a page still gets its own page, otherwise the loop would never end.
    const end = empty && fitting === start ? start + 1 : fitting;
    if (end > start) empty = false;
    room = end < section.rows.length ? 0 : room - section.overhead - heightOf(section.rows, start, end);
    return { section, range: { start, end } };
  });
}

function isUnfinished({ section, range }: Progress): boolean {
  return range.end < section.rows.length;
}

function rowsThatFit(rows: readonly number[], start: number, room: number): number {
  let end = start;
  let left = room;
  for (const height of rows.slice(start)) {
    if (height > left) break;
    left -= height;
    end += 1;
  }
  return end;
}

function heightOf(rows: readonly number[], start: number, end: number): number {
  return rows.slice(start, end).reduce((sum, height) => sum + height, 0);
}
