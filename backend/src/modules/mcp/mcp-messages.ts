import { Injectable } from '@nestjs/common';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Request, Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/http/problems/domain-error.js';
import { McpTools } from './mcp-tools.js';
import { msg } from '../../messages/message.js';

/** Increase it when a tool changes. */
const SERVER = { name: 'lading', title: 'Lading', version: '1.0.0' };

const INSTRUCTIONS = `Lading quotes, books and tracks freight (LTL, volume LTL and truckload) in the United States and Canada.
Quote with quote_shipment, compare the offers, show the user the carrier, the total and the delivery date, and call book_shipment only after the user accepted that total.
Amounts are text with two decimals and a currency. Local dates and times belong to the stop where they apply.
If a tool reports errors in fields, correct all of them and call it again.`;

/** Handles MCP messages with the official SDK: one server and one transport for each request, so every process can handle each message. */
@Injectable()
export class McpMessages {
  constructor(private readonly tools: McpTools) {}

  /** @throws DomainError BAD_REQUEST (400) for a list of messages, which would count as one request */
  async handle(actor: Actor, message: unknown, request: Request, response: Response): Promise<void> {
    if (Array.isArray(message)) throw new DomainError('BAD_REQUEST', 400, msg`Send one message with each request.`);
    const server = new McpServer(SERVER, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.tools.listFor(actor) }));
    server.server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
      this.tools.call(actor, params, signal, response),
    );
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  }
}
