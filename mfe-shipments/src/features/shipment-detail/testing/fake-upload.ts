import { act } from '@testing-library/react';

/** The browser's XMLHttpRequest, as far as an upload uses it; its server is the test. */
export class FakeUpload {
  static sent: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  form: FormData | null = null;

  /** Puts it in the place of the browser's own, with nothing sent. */
  static install(): void {
    FakeUpload.sent = [];
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  }

  open(): void {}

  setRequestHeader(): void {}

  abort(): void {}

  getResponseHeader(): string {
    return this.status < 400 ? 'application/json' : 'application/problem+json';
  }

  send(form: FormData): void {
    this.form = form;
    FakeUpload.sent.push(this);
  }

  /** This share of the body is on its way. */
  progress(share: number): void {
    act(() => this.upload.onprogress?.({ loaded: share, total: 1, lengthComputable: true }));
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}
