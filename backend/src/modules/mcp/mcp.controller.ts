import { Body, Controller, Delete, Get, MethodNotAllowedException, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { AlsoForKeys, AnyMember, CurrentActor } from '../../platform/auth/decorators.js';
import { McpGuard } from './mcp.guard.js';
import { McpMessages } from './mcp-messages.js';

/** The Model Context Protocol over streamable HTTP, without sessions: each POST has one message and gets its response as JSON. */
@ApiExcludeController()
@Controller('mcp')
@AnyMember()
@AlsoForKeys()
@UseGuards(McpGuard)
export class McpController {
  constructor(private readonly messages: McpMessages) {}

  /** Handles one JSON-RPC message. */
  @Post()
  handleMcpMessage(
    @CurrentActor() actor: Actor,
    @Body() message: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.messages.handle(actor, message, request, response);
  }

  /** The server sends no messages of its own, so there is no stream to open. */
  @Get()
  openMcpStream(@Res({ passthrough: true }) response: Response): never {
    return refuse(response);
  }

  /** There is no session to end. */
  @Delete()
  endMcpSession(@Res({ passthrough: true }) response: Response): never {
    return refuse(response);
  }
}

function refuse(response: Response): never {
  response.setHeader('Allow', 'POST');
  throw new MethodNotAllowedException('Send messages with POST.');
}
