import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Admission } from './admission.js';
import { BUSY } from './busy-answer.js';
import { linger } from './linger.js';

/** Turns a flood away at the door, before anything is read or looked up for it: noise and reports cost the same here. */
@Injectable()
export class RelayGate implements NestMiddleware {
  constructor(private readonly admission: Admission) {}

  use(request: Request, response: Response, next: NextFunction): void {
    if (this.admission.enter()) return next();
    linger(request, response);
    response.writeHead(BUSY.status, BUSY.headers).end();
  }
}
