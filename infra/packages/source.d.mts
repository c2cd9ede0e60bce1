/** A TypeScript module as JavaScript, with its messages compiled. */
export function compiled(file: string): string;
