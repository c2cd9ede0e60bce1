import { Injectable } from '@nestjs/common';
import { localeFor, type Locale } from '../messages/locales.js';
import { translate } from '../messages/translate.js';
import { ClsService, ClsServiceManager, type ClsStore } from 'nestjs-cls';
import { stored, type Message } from '../messages/message.js';

/** Context of a request, available to all its calls. */
export interface RequestStore extends ClsStore {
  requestId?: string;
  ipAddress?: string;
  userId?: string;
  companyId?: string;
  /** The API key's id; undefined for users. */
  keyId?: string;
  /** Of `Accept-Language`, most preferred first; parsed when a text is written. */
  languages?: () => string[];
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

  /** The language of texts in the response: the client's first language that the product has. English outside a request. */
  get locale(): Locale {
    return readerLocale();
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

/** The language of the client's texts; for code without dependency injection. */
export function readerLocale(): Locale {
  const cls = ClsServiceManager.getClsService<RequestStore>();
  return localeFor((cls.isActive() ? cls.get('languages')?.() : undefined) ?? []);
}

/** The message in the client's language; for code without dependency injection. */
export const readerText = (message: Message): string => translate(readerLocale(), message);

/** A stored English text in the client's language. */
export const readerStored = (text: string): string => readerText(stored(text));

/** Rows with their stored messages in the client's language. */
export const withReaderMessages = <Row extends { readonly message: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, message: readerStored(row.message) }));

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
