export function callsIn(folder: string): string[];
