/** JSON schema of `Problem`, the body of every failed request. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  properties: {
    type: { type: 'string', description: 'Always about:blank; `code` identifies the error.' },
    title: { type: 'string', description: 'HTTP status text.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string', description: 'Message for the user: what happened and what to do.' },
    instance: { type: 'string', description: 'The request id, as in X-Request-Id.' },
    code: { type: 'string', description: 'Stable error code for programs.' },
    errors: {
      type: 'array',
      description: 'All field errors of the request.',
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
    params: { type: 'object', additionalProperties: true, description: 'Parameters of the error code.' },
    digest: {
      type: 'string',
      description: 'On 5xx: identifies the failure in the log; identical failures have the same digest.',
    },
  },
};
