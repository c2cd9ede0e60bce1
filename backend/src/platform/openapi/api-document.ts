import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_SCHEMA } from './problem-schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const SESSION = 'session';

/** Describes the API of an application after its controllers and DTOs. @throws Error when two operations have one name */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Lading')
    .setDescription('Quotes, bookings and shipments of freight. Money is in minor units of its currency; instants are UTC; local dates and times belong to a stop.')
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('lading_session', { type: 'apiKey', in: 'cookie', description: 'Named __Host-lading_session over https.' }, SESSION)
    .addSecurityRequirements(SESSION)
    .build();
  const document = SwaggerModule.createDocument(app, description, { operationIdFactory: (_controller, method) => method });
  const operations = Object.values(document.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
  refuseEqualNames(operations);
  for (const operation of operations) addProblem(operation);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, Problem: PROBLEM_SCHEMA } };
  return document;
}

function refuseEqualNames(operations: readonly Operation[]): void {
  const names = operations.map((operation) => operation.operationId);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two operations of the API are named ${repeated}.`);
}

/** Every operation may fail, always in the same form. */
function addProblem(operation: Operation): void {
  operation.responses.default = {
    description: 'The request failed.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
