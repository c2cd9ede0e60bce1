/** The place of a message within the terms, in words: `/fuel/steps/0/from` is "Fuel, steps 1, from". */
export function termName(pointer: string): string {
  if (!pointer.startsWith('/')) return pointer;
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const words = parts.reduce<string[]>(
    (found, part) =>
      /^\d+$/.test(part) && found.length > 0
        ? [...found.slice(0, -1), `${found.at(-1)} ${Number(part) + 1}`]
        : [...found, part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()],
    [],
  );
  const name = words.join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
