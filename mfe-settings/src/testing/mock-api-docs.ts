/** Answers the check for the API documentation, which is not part of the OpenAPI document. Returns the status, 404 unless it is changed. */
export function mockApiDocs(): { status: number } {
  const docs = { status: 404 };
  let mockedFetch: typeof fetch;
  beforeEach(() => {
    docs.status = 404;
    mockedFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      init?.method === 'HEAD' ? new Response(null, { status: docs.status }) : mockedFetch(input, init);
  });
  afterEach(() => {
    globalThis.fetch = mockedFetch;
  });
  return docs;
}
