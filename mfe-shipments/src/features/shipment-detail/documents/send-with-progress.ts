/** A `fetch` for one request that sends the form and tells which share of it, from 0 to 1, is on its way; the browser's own cannot tell. */
export function sendWithProgress(
  form: FormData,
  onProgress: (share: number) => void,
): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
      call.onload = () =>
        resolve(
          new Response(call.responseText, {
            status: call.status,
            headers: { 'content-type': call.getResponseHeader('content-type') ?? '' },
          }),
        );
      call.onerror = () => reject(new TypeError('The connection was lost.'));
      call.send(form);
    });
}
