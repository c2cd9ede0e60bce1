const COLOR = /^#[0-9a-f]{6}$/;

/** Whether the text is a color as `#rrggbb` in lower case. */
export function isColor(text: string): boolean {
  return COLOR.test(text);
}

/** Contrast ratio of a color `#rrggbb` with white, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastWithWhite(color: string): number {
  return 1.05 / (luminance(color) + 0.05);
}

/** Relative luminance of an sRGB color, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
