import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/decorators.js';
import { Readiness } from './readiness.js';

interface HealthBody {
  status: 'ok' | 'unavailable';
}

@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** 200 as long as the process can answer at all. */
  @Get('live')
  @Public()
  live(): HealthBody {
    return { status: 'ok' };
  }

  /** 200 when requests can be served, else 503. Says nothing about the reason. */
  @Get('ready')
  @Public()
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) response: Response): Promise<HealthBody> {
    if (await this.readiness.check()) return { status: 'ok' };
    response.status(503);
    return { status: 'unavailable' };
  }
}
