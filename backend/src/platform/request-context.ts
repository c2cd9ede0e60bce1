import { Injectable } from '@nestjs/common';
import { ClsService, ClsServiceManager, type ClsStore } from 'nestjs-cls';

/** Context of a request, available to all its calls. */
export interface RequestStore extends ClsStore {
  requestId?: string;
  ipAddress?: string;
  userId?: string;
  companyId?: string;
  /** The API key's id; undefined for users. */
  keyId?: string;
}

/** Ids of the current request; empty outside a request. */
@Injectable()
export class RequestContext {
  constructor(private readonly cls: ClsService<RequestStore>) {}

  get requestId(): string {
    return this.cls.get('requestId') ?? '';
  }

  /** The client's IP address, from `X-Forwarded-For` only for trusted proxies; empty outside a request. */
  get ipAddress(): string {
    return this.cls.get('ipAddress') ?? '';
  }

  /** Undefined for requests without a session, and outside a request. */
  get userId(): string | undefined {
    return this.cls.get('userId');
  }

  /** Undefined without an active company. */
  get companyId(): string | undefined {
    return this.cls.get('companyId');
  }

  /** Runs background work under its own request id. */
  run<T>(requestId: string, companyId: string | null, work: () => Promise<T>): Promise<T> {
    return this.cls.runWith({ requestId, companyId: companyId ?? undefined }, work);
  }

  /** Stores the caller's ids for the logs, and the API key. */
  identify(userId: string, companyId: string, keyId?: string): void {
    this.cls.set('userId', userId);
    this.cls.set('companyId', companyId);
    this.cls.set('keyId', keyId);
  }
}

/** Whether the caller is an API key; for code without dependency injection. */
export function isAskedByKey(): boolean {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  return cls.isActive() && cls.get('keyId') !== undefined;
}

/** Who runs a statement: a request, whose client waits, or background work. For code without dependency injection. */
export function databaseCaller(): { interactive: boolean; companyId?: string } {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  if (!cls.isActive()) return { interactive: false };
  const { ipAddress, companyId } = cls.get();
  return { interactive: ipAddress !== undefined, companyId };
}

/** Ids of the current request for a log line; for code without dependency injection. */
export function requestIds(): Pick<RequestStore, 'requestId' | 'userId' | 'companyId'> {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  if (!cls.isActive()) return {};
  return { requestId: cls.get('requestId'), userId: cls.get('userId'), companyId: cls.get('companyId') };
}
