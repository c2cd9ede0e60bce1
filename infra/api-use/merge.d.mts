export interface ApiUse {
  api: string;
  operations: Record<string, object>;
}
export function mergedUse(records: Record<string, object>[], calls: string[], document: object): ApiUse;
