import type { INestApplication, Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { accessOf, isOpenToKeys, type RouteAccess } from '../auth/route-access.js';
import type { Permission } from '../registered.js';
import type { RequestLimit } from '../throttle/request-limits.js';

/** JSON schema of `Problem`, the body of every failed request. */
const PROBLEM_SCHEMA = {
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

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
/** Semantic version of the API, and of `packages/api-client`. Additions raise the minor, breaking changes the major and the path `/api/v1`. */
const API_VERSION = '1.1.0';
const SESSION = 'session';
const API_KEY = 'apiKey';

/** Options of the API document that depend on the application. */
export interface DocumentOptions {
  title: string;
  description: string;
  /** Permissions that an API key can have. */
  keyPermissions: readonly Permission[];
}

interface DeclaredAccess {
  people: RouteAccess | null;
  keys: boolean;
}

/**
 * Generates the OpenAPI document from controllers and DTOs. @throws Error if two operations have the same name, or an operation declares no
 * access
 */
export function apiDocument(
  app: INestApplication,
  { title, description, keyPermissions }: DocumentOptions,
): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(description)
    .setVersion(API_VERSION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth(
      'lading_session',
      { type: 'apiKey', in: 'cookie', description: 'Named __Host-lading_session over https.' },
      SESSION,
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'An API key of the company, starting with ldk_.' },
      API_KEY,
    )
    .addSecurityRequirements(SESSION)
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (_controller, method) => method,
  });
  const operations = Object.values(document.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
  refuseEqualNames(operations);
  const declared = accessByOperation(app, keyPermissions);
  for (const operation of operations) {
    addProblem(operation);
    addRateLimitResponse(operation);
    addAccess(operation, declared);
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: PROBLEM_SCHEMA },
  };
  return document;
}

function refuseEqualNames(operations: readonly Operation[]): void {
  const names = operations.map((operation) => operation.operationId);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two operations of the API are named ${repeated}.`);
}

/** Adds the problem response, which is the same for every operation. */
function addProblem(operation: Operation): void {
  operation.responses.default = {
    description: 'The request failed.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

/** Access that the decorators of each operation declare, by operation name. */
function accessByOperation(
  app: INestApplication,
  keyPermissions: readonly Permission[],
): ReadonlyMap<string, DeclaredAccess> {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return new Map(
    controllers.flatMap((controller) => {
      const prototype = controller.prototype as Record<string, object>;
      const declaredBy = (handler: object): DeclaredAccess => {
        return {
          people: accessOf(new Reflector(), controller, handler),
          keys: isOpenToKeys(new Reflector(), controller, handler, keyPermissions),
        };
      };
      return scanner.getAllMethodNames(prototype).map((name) => [name, declaredBy(prototype[name] ?? {})] as const);
    }),
  );
}

/** Adds the declared access for programs that test or display the API. */
function addAccess(operation: Operation, declared: ReadonlyMap<string, DeclaredAccess>): void {
  const { people, keys = false } = declared.get(operation.operationId ?? '') ?? {};
  if (!people)
    throw new Error(
      `${operation.operationId} does not say who may call it: give it @Public, @WithoutCompany, @RequirePermission or @AnyMember.`,
    );
  const { access, permission, recentlyAuthenticated } = people;
  Object.assign(operation, {
    'x-access': access,
    ...(permission === null ? {} : { 'x-permission': permission }),
    ...(recentlyAuthenticated ? { 'x-recently-authenticated': true } : {}),
    ...(keys ? { security: [{ [SESSION]: [] }, { [API_KEY]: [] }] } : {}),
  });
}

/** Adds the rate limit response of a `@Metered()` operation. A decorator would hide the other responses. */
function addRateLimitResponse(operation: Operation): void {
  const { 'x-rate-limits': limits } = operation as { 'x-rate-limits'?: readonly RequestLimit[] };
  if (limits === undefined) return;
  const parts = limits.map(({ per, points, seconds }) => `${points} in ${seconds} seconds per ${per}`);
  operation.responses['429'] = {
    description: `Too many requests. The limit is ${parts.join(' and ')}.`,
    headers: {
      'Retry-After': { description: 'Seconds until the next request is accepted.', schema: { type: 'integer' } },
      'RateLimit-Policy': { description: 'The limits by name.', schema: { type: 'string' } },
      RateLimit: { description: 'Remaining requests of each limit.', schema: { type: 'string' } },
    },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
