import { Readable } from 'node:stream';
import {
  applyDecorators,
  Injectable,
  StreamableFile,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { ProblemFilter } from '../problems/problem.filter.js';
import { csvLines, type CsvRow } from './csv.js';
import { setFileHeaders } from './file-headers.js';

const FileName = Reflector.createDecorator<string>();

/**
 * Streams the rows that a handler returns. If reading rows fails midway, reports the error and closes the connection, so clients do not mistake a
 * partial file for a complete one.
 */
@Injectable()
class CsvFileInterceptor implements NestInterceptor<AsyncGenerator<CsvRow>, StreamableFile> {
  constructor(
    private readonly reflector: Reflector,
    private readonly problems: ProblemFilter,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<AsyncGenerator<CsvRow>>): Observable<StreamableFile> {
    const fileName = this.reflector.get(FileName, context.getHandler());
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      mergeMap(async (rows) => {
        const first = await rows.next();
        setFileHeaders(response, { fileName, contentType: 'text/csv; charset=utf-8' });
        return new StreamableFile(Readable.from(csvLines(first, rows))).setErrorHandler((error) =>
          this.problems.catch(error, context),
        );
      }),
    );
  }
}

/** The handler returns rows, header first; the response is a CSV file with this name. */
export const CsvFile = (fileName: string): MethodDecorator =>
  applyDecorators(
    FileName(fileName),
    UseInterceptors(CsvFileInterceptor),
    ApiOkResponse({
      description: 'A CSV file with a header line.',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
  );
