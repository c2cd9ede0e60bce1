/** A text to place, in pixels. */
export interface LabelRequest {
  id: string;
  text: string;
  x: number;
  y: number;
  /** Distance of the text from the point; undefined: on the point itself. */
  gap?: number;
}

/** Where a text is: its left edge and its middle. */
export interface PlacedLabel {
  id: string;
  text: string;
  left: number;
  middle: number;
}

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Size of the letters of labels, and their mean width with the padding of a label. */
const HEIGHT = 16;
const LETTER = 6.6;
const PADDING = 6;

const widthOf = (text: string) => text.length * LETTER + PADDING;

/** Places labels one after the other, the most important first, beside what is taken and within the map. Those that have no place are left out. */
export function placeLabels(
  requests: readonly LabelRequest[],
  taken: readonly Box[],
  { width, height }: { width: number; height: number },
): PlacedLabel[] {
  const boxes = [...taken];
  return requests.flatMap((request) => {
    const box = candidates(request).find(
      (one) =>
        one.left >= 0 &&
        one.top >= 0 &&
        one.right <= width &&
        one.bottom <= height &&
        !boxes.some((other) => meet(one, other)),
    );
    if (!box) return [];
    boxes.push(box);
    return [{ id: request.id, text: request.text, left: box.left, middle: (box.top + box.bottom) / 2 }];
  });
}

/** Right, left, above and below of the point, in this order. */
function candidates({ text, x, y, gap }: LabelRequest): Box[] {
  const width = widthOf(text);
  const at = (left: number, middle: number): Box => ({
    left,
    top: middle - HEIGHT / 2,
    right: left + width,
    bottom: middle + HEIGHT / 2,
  });
  if (gap === undefined) return [at(x - width / 2, y)];
  const beside = gap + HEIGHT / 2;
  return [at(x + gap, y), at(x - gap - width, y), at(x - width / 2, y - beside), at(x - width / 2, y + beside)];
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
