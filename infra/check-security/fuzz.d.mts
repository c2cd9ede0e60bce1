export interface FuzzAnswer {
  status: number;
  json: unknown;
  text: string;
}

export interface FuzzOptions {
  document: object;
  ask(method: string, path: string, body: string | undefined, headers: Record<string, string>): Promise<FuzzAnswer>;
  pickupOn: string;
  perOperation?: number;
  seed?: number;
  only?: string[];
}

export interface FuzzResult {
  requests: number;
  operations: number;
  accepted: number;
  throttled: number;
  faults: string[];
}

export function fuzz(options: FuzzOptions): Promise<FuzzResult>;
