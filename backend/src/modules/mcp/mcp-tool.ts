import type { Type } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Permission } from '../../platform/registered.js';
import type { RequestLimit } from '../../platform/throttle/request-limits.js';
import type { InputSchema } from './tool-schema.js';

/** Result of a tool. Amounts of money are as in the API; they become text when the result is sent. */
export interface ToolResult {
  /** Short text with the ids that further calls need, for assistants that do not read structured content. */
  text: string;
  content: object;
}

/** What a tool does, for assistants that ask users before they call it (MCP, tool annotations). */
export interface ToolEffect {
  readOnlyHint: boolean;
  /** Whether it cannot be undone without cost. */
  destructiveHint: boolean;
  /** Whether a repeated call with the same input has no further effect. */
  idempotentHint: boolean;
  /** Whether it calls systems of carriers. */
  openWorldHint: boolean;
}

export const READS_ONLY: ToolEffect = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A tool of the MCP server. It has the permission and the limits of the API operation whose service it calls. */
export interface McpTool<Input extends object = object> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Name of the API operation. */
  readonly operation: string;
  readonly permission: Permission;
  /** Limits of the operation in addition to those of every request. */
  readonly limits: readonly RequestLimit[];
  readonly input: Type<Input>;
  readonly schema: InputSchema;
  readonly effect: ToolEffect;
  /** @throws DomainError */
  call(actor: Actor, input: Input, signal: AbortSignal): Promise<ToolResult>;
}
