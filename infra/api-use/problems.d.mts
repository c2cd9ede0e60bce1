export const API_USE_FILE: string;
export function apiUseProblems(use: { operations: Record<string, object> }, document: object): string[];
