/** JSON schema of `Problem`, the body of every failed request. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  properties: {
    type: { type: 'string', description: 'Always about:blank: the code tells what went wrong.' },
    title: { type: 'string', description: 'The HTTP status in words.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string', description: 'What happened and what to do, for people.' },
    instance: { type: 'string', description: 'The request id, as in X-Request-Id.' },
    code: { type: 'string', description: 'What went wrong, for programs; stable.' },
    errors: {
      type: 'array',
      description: 'Everything wrong with the fields of the request, all at once.',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        properties: {
          pointer: { type: 'string', description: 'RFC 6901 JSON pointer into the body.' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    params: { type: 'object', additionalProperties: true, description: 'Values that belong to the code.' },
    digest: { type: 'string', description: 'On 5xx: equal for equal failures, and found again in the log.' },
  },
};
