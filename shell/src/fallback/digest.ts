const FRAMES = 3;
/** FNV-1a, 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Eight hexadecimal digits of name, message and first frames: equal for the same failure of the same build, wherever it happens. */
export function digestOf(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The address of the site is not part of the failure; engines write frames with or without "at".
  const frames =
    error instanceof Error
      ? stack
          .split('\n')
          .filter((line) => /:\d+:\d+\)?$/.test(line))
          .slice(0, FRAMES)
          .map((line) => line.trim().replaceAll(window.location.origin, ''))
      : [];
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode([name, message, ...frames].join('\n')))
    hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
