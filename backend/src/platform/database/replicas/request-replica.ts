import { ClsServiceManager } from 'nestjs-cls';
import type { DataSource } from 'typeorm';
import { databaseCaller, type RequestStore } from '../../request-context.js';

/** A read replica of this process. */
export interface Replica {
  name: string;
  source: DataSource;
  opening?: Promise<unknown>;
  restsUntil: number;
  isUsed: boolean;
}

interface Choice {
  at: number;
  replica: Promise<Replica | undefined>;
}

/** The replica of each request, with everything that the writer had committed at the first read of the request or after its last write. */
export const chosenReplicas = new WeakMap<object, Choice>();

/** The next read of this request waits for what the request has written. */
export function forgetReplica(): void {
  const request = currentRequest();
  if (request !== undefined) chosenReplicas.delete(request);
}

/** The context of this request; undefined for background work. */
export function currentRequest(): RequestStore | undefined {
  return databaseCaller().interactive ? ClsServiceManager.getClsService<RequestStore>().get() : undefined;
}
