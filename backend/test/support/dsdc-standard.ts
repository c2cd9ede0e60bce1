import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';

const STANDARDS = join(import.meta.dirname, '../standards/dsdc');

/** `ProblemDetails` that in-transit visibility refers to on another server: RFC 7807. */
const PROBLEM_DETAILS = {
  $id: 'https://api.swaggerhub.com/domains/smartbear-public/ProblemDetails/1.0.0',
  components: {
    schemas: {
      ProblemDetails: {
        type: 'object',
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          instance: { type: 'string' },
        },
      },
    },
  },
};

type Content = Record<string, { schema: object }>;
interface Response {
  content?: Content;
  /** Of a response of the document or of its other file. */
  $ref?: string;
}

interface StandardDocument {
  components: { schemas: Record<string, object>; responses?: Record<string, Response> };
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  requestBody?: { content: Content };
  responses: Record<string, Response | undefined>;
}

function documentOf(file: string): StandardDocument {
  return parse(readFileSync(join(STANDARDS, file), 'utf8')) as StandardDocument;
}

/** Text of a document with single spaces, for rules that only its prose has. */
export function dsdcText(file: string): string {
  return readFileSync(join(STANDARDS, file), 'utf8').replaceAll(/\s+/g, ' ');
}

/** Compiles a schema of a document. References to other files of the standard are loaded. */
function compile(file: string, schema: object): ValidateFunction {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(PROBLEM_DETAILS);
  const add = (name: string, { components }: StandardDocument) => void ajv.addSchema({ $id: name, components }, name);
  const document = documentOf(file);
  add(`dsdc:///${file}`, document);
  const others = new Set(JSON.stringify(document).match(/\.\/schemas\/schemas\.yaml/g) ?? []);
  for (const other of others) {
    const path = join(dirname(file), other);
    add(`dsdc:///${path}`, documentOf(path));
  }
  return ajv.compile(absolute(schema, file));
}

/** The schema with references that start at the document. */
function absolute(schema: object, file: string): object {
  const text = JSON.stringify(schema).replaceAll('"#/', `"dsdc:///${file}#/`);
  return JSON.parse(text.replaceAll('"./', `"dsdc:///${dirname(file)}/`)) as object;
}

/** Validates by a schema in a document of the DSDC standards. */
export function dsdcSchema(file: string, schema: string): ValidateFunction {
  return compile(file, { $ref: `#/components/schemas/${schema}` });
}

/** Validates bodies of an operation such as `POST /v1/events`: requests, and responses by their status. */
export function dsdcOperation(file: string, operation: string) {
  const [method = '', path = ''] = operation.split(' ');
  const found = documentOf(file).paths[path]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`${file} has no operation ${operation}.`);
  return {
    request: () => validatorOf(file, found.requestBody?.content),
    response: (status: number) => {
      const response = found.responses[String(status)] ?? found.responses.default;
      return responseValidator(file, response);
    },
  };
}

function responseValidator(file: string, response: Response | undefined): ValidateFunction | null {
  const [, other = '', name = ''] = /^([^#]*)#\/components\/responses\/(\w+)$/.exec(response?.$ref ?? '') ?? [];
  if (name === '') return validatorOf(file, response?.content);
  const path = other === '' ? file : join(dirname(file), other);
  return validatorOf(path, documentOf(path).components.responses?.[name]?.content);
}

/** Null if the standard defines no body. */
function validatorOf(file: string, content: Content | undefined): ValidateFunction | null {
  const [body] = Object.values(content ?? {});
  return body === undefined ? null : compile(file, body.schema);
}

/** Values of an enumeration of the standard. */
export function dsdcEnum(file: string, schema: string): string[] {
  return (documentOf(file).components.schemas[schema] as { enum: string[] }).enum;
}
