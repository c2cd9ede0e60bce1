import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes/index.js';
import { RatingModule } from '../rating/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { McpController } from './mcp.controller.js';
import { McpMessages } from './mcp-messages.js';
import type { McpTool } from './mcp-tool.js';
import { MCP_TOOLS, McpTools } from './mcp-tools.js';
import { References } from './references.js';
import { BookShipmentTool } from './tools/book-shipment.tool.js';
import { CompareOffersTool } from './tools/compare-offers.tool.js';
import { ExplainChargeTool } from './tools/explain-charge.tool.js';
import { ListDocumentsTool } from './tools/list-documents.tool.js';
import { QuoteShipmentTool } from './tools/quote-shipment.tool.js';
import { TrackShipmentTool } from './tools/track-shipment.tool.js';

const TOOLS = [
  QuoteShipmentTool,
  CompareOffersTool,
  ExplainChargeTool,
  BookShipmentTool,
  TrackShipmentTool,
  ListDocumentsTool,
];

@Module({
  imports: [QuotesModule, RatingModule, ShipmentsModule],
  controllers: [McpController],
  providers: [
    ...TOOLS,
    { provide: MCP_TOOLS, inject: TOOLS, useFactory: (...tools: McpTool[]) => tools },
    McpMessages,
    McpTools,
    References,
  ],
})
export class McpModule {}
