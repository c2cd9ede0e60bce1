import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import { Public } from '../../../../platform/auth/decorators.js';
import { SECRET_CONTENT } from '../../../../platform/http/server/compressed.js';
import { Secret } from '../../../../platform/http/validation/text.js';
import { TooManyAttempts } from '../../../../platform/throttle/throttle.errors.js';
import { type AnswerPage, AnswerTender } from './answer-tender.js';
import { ANSWER_PAGE_POLICY, busyTenderPage } from './tender-answer-page.js';

/** The form of the page. `Secret` accepts any characters: control characters are removed, not refused, because the sender is not a user. */
export class TenderAnswerDto {
  @IsIn(['accept', 'decline'])
  answer: 'accept' | 'decline';

  @IsOptional()
  @Secret({ min: 0, max: 50 })
  proNumber?: string;

  @IsOptional()
  @Secret({ min: 0, max: 100 })
  driverName?: string;

  @IsOptional()
  @Secret({ min: 0, max: 50 })
  driverPhone?: string;

  @IsOptional()
  @Secret({ min: 0, max: 1_000 })
  reason?: string;
}

/** Page on which a carrier answers an emailed tender. Opening the link changes nothing, because mail scanners open links too. */
@Controller('track/:token/tender')
@ApiExcludeController()
@Public()
export class TenderAnswerController {
  constructor(private readonly answering: AnswerTender) {}

  @Get()
  showTender(
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return send(response, () => this.answering.show(token, request.ip ?? ''));
  }

  @Post()
  @HttpCode(200)
  answerTender(
    @Param('token') token: string,
    @Body() { answer, proNumber = '', driverName = '', driverPhone = '', reason = '' }: TenderAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const entered = { answer, proNumber, driverName, driverPhone, reason };
    return send(response, () => this.answering.answer(token, entered, request.ip ?? ''));
  }
}

/** The URL is a secret: no caching, no indexing, no referrer for other sites. Its own origin needs one, or browsers send the form without an origin. */
async function send(response: Response, open: () => Promise<AnswerPage>): Promise<string> {
  response.setHeader('Content-Security-Policy', ANSWER_PAGE_POLICY);
  response.setHeader('Cache-Control', SECRET_CONTENT);
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  response.type('html');
  try {
    const { status, html } = await open();
    response.status(status);
    return html;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    response.setHeader('Retry-After', error.retryAfterSeconds);
    response.status(error.status);
    return busyTenderPage();
  }
}
