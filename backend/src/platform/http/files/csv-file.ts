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
import type { Request, Response } from 'express';
import { IsIn } from 'class-validator';
import { mergeMap, type Observable } from 'rxjs';
import { ProblemFilter } from '../problems/problem.filter.js';
import { MayBeMissing } from '../validation/dto-fields.js';
import { csvLines, type CsvRow } from './csv.js';
import { setFileHeaders } from './file-headers.js';
import { type ColumnKinds, workbookStream, XLSX_TYPE } from './workbook.js';

interface FileOptions {
  fileName: string;
  /** Kinds of columns in a workbook; absent if the file is always CSV. */
  kinds?: ColumnKinds;
}

const File = Reflector.createDecorator<FileOptions>();

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
    const { fileName, kinds } = this.reflector.get(File, context.getHandler());
    const response = context.switchToHttp().getResponse<Response>();
    const isXlsx = kinds !== undefined && context.switchToHttp().getRequest<Request>().query.format === 'xlsx';
    return next.handle().pipe(
      mergeMap(async (rows) => {
        const first = await rows.next();
        const file = isXlsx ? workbookOf(fileName, first, rows, kinds) : Readable.from(csvLines(first, rows));
        if (isXlsx) setFileHeaders(response, { fileName: `${plainName(fileName)}.xlsx`, contentType: XLSX_TYPE });
        else setFileHeaders(response, { fileName, contentType: 'text/csv; charset=utf-8' });
        return new StreamableFile(file).setErrorHandler((error) => this.problems.catch(error, context));
      }),
    );
  }
}

const plainName = (fileName: string): string => fileName.replace(/\.csv$/, '');

/** A workbook whose first row has already been read. */
function workbookOf(
  fileName: string,
  first: IteratorResult<CsvRow, unknown>,
  rows: AsyncGenerator<CsvRow>,
  kinds: ColumnKinds,
): Readable {
  const name = plainName(fileName);
  return workbookStream(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, first.done ? [] : first.value, rows, kinds);
}

/** Formats of an exported table. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;

/** Format of an exported table. */
export class TableFormat {
  /** `xlsx` has typed cells: money and dates as numbers with a format. */
  @MayBeMissing()
  @IsIn(TABLE_FORMATS)
  format?: (typeof TABLE_FORMATS)[number];
}

/** Like `CsvFile`, with the query of `TableFormat`: the response is a workbook if it says so. `kinds` are those of its columns by their header. */
export const TableFile = (fileName: string, kinds: ColumnKinds): MethodDecorator =>
  applyDecorators(
    File({ fileName, kinds }),
    UseInterceptors(CsvFileInterceptor),
    ApiOkResponse({
      description: 'A CSV file or an XLSX workbook with a header line.',
      content: {
        'text/csv': { schema: { type: 'string' } },
        [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } },
      },
    }),
  );

/** The handler returns rows, header first; the response is a CSV file with this name. */
export const CsvFile = (fileName: string): MethodDecorator =>
  applyDecorators(
    File({ fileName }),
    UseInterceptors(CsvFileInterceptor),
    ApiOkResponse({
      description: 'A CSV file with a header line.',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
  );
