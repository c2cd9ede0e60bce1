import { Injectable } from '@nestjs/common';
import { ClsService, ClsServiceManager, type ClsStore } from 'nestjs-cls';

/** What follows a request through every call it makes. */
export interface RequestStore extends ClsStore {
  requestId?: string;
  ipAddress?: string;
  userId?: string;
  companyId?: string;
  /** Of the API key that asks; undefined for people. */
  keyId?: string;
}

/** Ids of the request being served; empty outside a request. */
@Injectable()
export class RequestContext {
  constructor(private readonly cls: ClsService<RequestStore>) {}

  get requestId(): string {
    return this.cls.get('requestId') ?? '';
  }

  /** Of the caller, as far as configured proxies are believed; empty outside a request. */
  get ipAddress(): string {
    return this.cls.get('ipAddress') ?? '';
  }

  /** Undefined for requests without a session, and outside a request. */
  get userId(): string | undefined {
    return this.cls.get('userId');
  }

  /** Undefined where no company is active. */
  get companyId(): string | undefined {
    return this.cls.get('companyId');
  }

  /** Runs work that no request asked for under an id of its own. */
  run<T>(requestId: string, companyId: string | null, work: () => Promise<T>): Promise<T> {
    return this.cls.runWith({ requestId, companyId: companyId ?? undefined }, work);
  }

  /** Remembers who is asking, for the logs, and by which API key. */
  identify(userId: string, companyId: string, keyId?: string): void {
    this.cls.set('userId', userId);
    this.cls.set('companyId', companyId);
    this.cls.set('keyId', keyId);
  }
}

/** Whether an API key asks; usable where nothing can be injected. */
export function isAskedByKey(): boolean {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  return cls.isActive() && cls.get('keyId') !== undefined;
}

/** The ids of the present request for a log line; usable where nothing can be injected. */
export function requestIds(): Pick<RequestStore, 'requestId' | 'userId' | 'companyId'> {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  if (!cls.isActive()) return {};
  return { requestId: cls.get('requestId'), userId: cls.get('userId'), companyId: cls.get('companyId') };
}
