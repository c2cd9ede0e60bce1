/** Rows of one kind that start on the first page and go on over supplement pages. Heights are in points. */
export interface FlowSection {
  /** Room on the first page. */
  firstRoom: number;
  /** What title and column heads take on every supplement page that carries rows of the section. */
  overhead: number;
  rows: readonly number[];
}

/** The rows from `start` up to, not including, `end`. */
export interface RowRange {
  start: number;
  end: number;
}

/** For every page, the range of each section's rows on it. The first page fills each section's own room; what is left follows in order. */
export function paginate(sections: readonly FlowSection[], supplementRoom: number): RowRange[][] {
  const first = sections.map((section) => ({ start: 0, end: rowsThatFit(section.rows, 0, section.firstRoom) }));
  const pages = [first];
  let ends = first.map((range) => range.end);
  while (sections.some((section, index) => ends[index]! < section.rows.length)) {
    const page = fillSupplement(sections, ends, supplementRoom);
    pages.push(page);
    ends = page.map((range) => range.end);
  }
  return pages;
}

function fillSupplement(sections: readonly FlowSection[], starts: readonly number[], supplementRoom: number): RowRange[] {
  let room = supplementRoom;
  let empty = true;
  return sections.map((section, index) => {
    const start = starts[index]!;
    if (start === section.rows.length) return { start, end: start };
    const fitting = rowsThatFit(section.rows, start, room - section.overhead);
    // A row taller than a whole page still takes one, or the flow would never end.
    const end = empty && fitting === start ? start + 1 : fitting;
    if (end > start) empty = false;
    room = end < section.rows.length ? 0 : room - section.overhead - heightOf(section.rows, start, end);
    return { start, end };
  });
}

function rowsThatFit(rows: readonly number[], start: number, room: number): number {
  let end = start;
  for (let used = 0; end < rows.length && used + rows[end]! <= room; end += 1) used += rows[end]!;
  return end;
}

function heightOf(rows: readonly number[], start: number, end: number): number {
  return rows.slice(start, end).reduce((sum, height) => sum + height, 0);
}
