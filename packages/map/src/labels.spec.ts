import { type LabelRequest, meet, placeLabels, type PlacedLabel } from './labels';

const MAP = { width: 400, height: 200 };
const city = (id: string, x: number, y: number): LabelRequest => ({ id, text: `City ${id}`, x, y, gap: 10 });
const place = (requests: LabelRequest[], taken = []) => placeLabels(requests, taken, MAP);
const boxOf = ({ text, left, middle }: PlacedLabel) => ({
  left,
  top: middle - 8,
  right: left + text.length * 6.6 + 6,
  bottom: middle + 8,
});

test('a label is right of its point, and left of it at the edge of the map', () => {
  const [inside, edge] = place([city('a', 100, 100), city('b', 395, 20)]);
  expect(inside!.left).toBe(110);
  expect(edge!.left).toBeLessThan(395 - 10);
});

test('labels of points at one place are at different sides, and what has no place is left out', () => {
  const placed = place([
    city('a', 200, 100),
    city('b', 200, 100),
    city('c', 200, 100),
    city('d', 200, 100),
    city('e', 200, 100),
  ]);
  expect(placed.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('a label on its point gives way to points', () => {
  const state: LabelRequest = { id: 'IL', text: 'IL', x: 100, y: 100 };
  expect(place([state])).toHaveLength(1);
  expect(placeLabels([state], [{ left: 95, top: 95, right: 105, bottom: 105 }], MAP)).toEqual([]);
});

test('no two labels meet, and all are within the map', () => {
  const placed = place(
    Array.from({ length: 60 }, (_, index) => city(`${index}`, (index * 71) % 400, (index * 37) % 200)),
  );
  expect(placed.length).toBeGreaterThan(8);
  for (const [index, one] of placed.entries()) {
    const box = boxOf(one);
    expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 200).toBe(true);
    for (const other of placed.slice(index + 1)) expect(meet(box, boxOf(other))).toBe(false);
  }
});
