import { readFileSync } from 'node:fs';
import type { Access } from '../../src/platform/auth/route-access.js';
import type { Permission } from '../../src/platform/registered.js';
import { API_DOCUMENT_FILE } from '../../src/platform/openapi/serve-api-document.js';

/** An operation as the API document describes it. */
export interface ApiOperation {
  name: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  /** Names of the parameters in the path. */
  parameters: string[];
  access: Access | undefined;
  permission: Permission | undefined;
  recentlyAuthenticated: boolean;
  /** Whether API keys may call it. */
  keys: boolean;
}

interface DocumentedOperation {
  operationId: string;
  'x-access'?: Access;
  'x-permission'?: Permission;
  'x-recently-authenticated'?: boolean;
  security?: Record<string, unknown>[];
}

/** Every operation of the committed API document. */
export function apiOperations(): ApiOperation[] {
  const { paths } = JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8')) as {
    paths: Record<string, Record<string, DocumentedOperation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      access: operation['x-access'],
      permission: operation['x-permission'],
      recentlyAuthenticated: operation['x-recently-authenticated'] === true,
      keys: operation.security?.some((scheme) => 'apiKey' in scheme) === true,
    })),
  );
}

/** The path with its parameters replaced. */
export function pathOf({ path }: ApiOperation, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
