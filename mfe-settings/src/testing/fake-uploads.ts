interface UploadAnswer {
  status: number;
  body: unknown;
}

/** What an upload carried. */
export interface SentUpload {
  url: string;
  terms: unknown;
  rates: string;
}

/**
 * Stands in for `XMLHttpRequest`, which uploads go through: answers them one after another, and keeps what they carried. 'lost' is a lost connection,
 * 'waits' one that never answers.
 */
export function fakeUploads(answers: (UploadAnswer | 'lost' | 'waits')[]): SentUpload[] {
  const sent: SentUpload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private url = '';

    open(_method: string, url: string) {
      this.url = url;
    }
    getResponseHeader() {
      return 'application/json';
    }
    abort() {
      this.onabort?.();
    }
    async send(form: FormData) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      sent.push({
        url: this.url,
        terms: JSON.parse(String(form.get('terms'))),
        rates: await (form.get('rates') as File).text(),
      });
      const answer = answers[sent.length - 1];
      if (answer === 'waits') return;
      if (answer === undefined || answer === 'lost') return this.onerror?.();
      Object.assign(this, { status: answer.status, responseText: JSON.stringify(answer.body) });
      this.onload?.();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}
