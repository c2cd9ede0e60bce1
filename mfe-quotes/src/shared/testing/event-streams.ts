import type { CarrierReply } from '../api/types';

/** The browser's EventSource, whose server is the test. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  /** Puts it in the place of the browser's own, with no stream open. */
  static install(): void {
    FakeEventSource.opened = [];
    globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
  }

  /** The server sends one event. */
  send({ type, data }: CarrierReply): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** The server refuses to go on: 204, or an error. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  /** The connection breaks; the browser reconnects. */
  interrupt(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
