/** Options of an `api.POST` that sends a form with files and reports the sent share from 0 to 1, which `fetch` cannot. */
export function uploadRequest(body: FormData, onProgress: (share: number) => void) {
  return { bodySerializer: () => undefined, fetch: sendByXhr(body, onProgress) };
}

const sendByXhr = (body: FormData, onProgress: (share: number) => void) => (request: Request) =>
  new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      // The browser sets the boundary of the form.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    xhr.onload = () =>
      resolve(
        new Response(xhr.status === 204 ? null : xhr.responseText, {
          status: xhr.status,
          headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
        }),
      );
    xhr.onerror = () => reject(new TypeError('The connection was lost.'));
    xhr.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
