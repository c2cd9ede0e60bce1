import { Inject, Injectable, type Type } from '@nestjs/common';
import { ErrorCode, McpError, type CallToolResult, type Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { requirePermission } from '../../platform/auth/permission.guard.js';
import { RequestCounts } from '../../platform/auth/request-counts.js';
import { ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { Problem } from '../../platform/http/problems/problem.js';
import { ProblemFilter } from '../../platform/http/problems/problem.filter.js';
import { createValidationPipe } from '../../platform/http/validation/validation.pipe.js';
import type { McpTool, ToolResult } from './mcp-tool.js';
import { withMinorAmounts, withTextAmounts } from './tool-money.js';
import { jsonSchemaOf } from './tool-schema.js';

/** All tools, in the order in which assistants usually call them. */
export const MCP_TOOLS = Symbol('MCP_TOOLS');

/** A call as the assistant sends it. */
interface ToolCall {
  name: string;
  arguments?: Record<string, unknown>;
}

/** Lists and calls tools with the checks that guards and pipes make for API operations. */
@Injectable()
export class McpTools {
  private readonly validation = createValidationPipe();
  private readonly described = new Map<string, Tool>();

  constructor(
    @Inject(MCP_TOOLS) private readonly tools: readonly McpTool[],
    private readonly counts: RequestCounts,
    private readonly problems: ProblemFilter,
  ) {}

  /** Tools whose permission the key has. */
  listFor(actor: Actor): Tool[] {
    return this.tools.filter(({ permission }) => actor.permissions.has(permission)).map((tool) => this.describe(tool));
  }

  /** The result, or the problem that the API operation would answer. @throws McpError for an unknown tool */
  async call(actor: Actor, call: ToolCall, signal: AbortSignal, response: Response): Promise<CallToolResult> {
    const tool = this.tools.find(({ name }) => name === call.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${call.name}.`);
    try {
      requirePermission(actor, tool.permission);
      await this.counts.count(actor, tool.limits, response);
      const input = await this.validate(tool.input, call.arguments ?? {});
      return resultOf(await tool.call(actor, input, signal));
    } catch (error) {
      return failureOf(this.problems.problem(error));
    }
  }

  private describe(tool: McpTool): Tool {
    const known = this.described.get(tool.name);
    if (known !== undefined) return known;
    const { name, title, description, effect } = tool;
    const described: Tool = {
      name,
      title,
      description,
      inputSchema: jsonSchemaOf(tool.schema) as Tool['inputSchema'],
      annotations: { title, ...effect },
    };
    this.described.set(name, described);
    return described;
  }

  /** Validates like the body of a request. Reports errors of amounts together with all others. @throws ValidationFailed */
  private async validate(dto: Type<object>, given: object): Promise<object> {
    const { value, errors } = withMinorAmounts(given);
    const pointers = new Set(errors.map(({ pointer }) => pointer));
    const input = await this.validation.transform(value, { type: 'body', metatype: dto }).catch((error: unknown) => {
      if (!(error instanceof ValidationFailed)) throw error;
      const others = (error.errors ?? []).filter(({ pointer }) => !pointers.has(pointer));
      throw new ValidationFailed([...errors, ...others]);
    });
    if (errors.length > 0) throw new ValidationFailed(errors);
    return input as object;
  }
}

function resultOf({ text, content }: ToolResult): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    structuredContent: withTextAmounts(content) as Record<string, unknown>,
  };
}

function failureOf(problem: Problem): CallToolResult {
  const fields = (problem.errors ?? []).map(({ pointer, code, message }) => `${pointer} (${code}): ${message}`);
  const text = [`${problem.code}: ${problem.detail}`, ...fields].join('\n');
  return {
    isError: true,
    content: [{ type: 'text', text }],
    structuredContent: withTextAmounts(problem) as Record<string, unknown>,
  };
}
