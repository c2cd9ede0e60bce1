import {
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import multer from 'multer';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { AcceptsUpload, UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { MAX_FILE_LENGTH } from '../domain/x12/limits.js';
import {
  InterchangeDetailDto,
  InterchangeListDto,
  InterchangeListQuery,
  TakenInterchangeListDto,
  UploadInterchangesDto,
} from './edi-interchanges.dto.js';
import { EdiInterchangesService } from './edi-interchanges.service.js';
import { msg } from '../../../messages/message.js';

/** Files are held in memory. */
const UPLOAD = {
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_FILE_LENGTH, files: 1, fields: 0 },
  ...UPLOAD_CHARSET,
};
const X12_TYPE = 'application/edi-x12';

@Controller('api/v1/edi/interchanges')
@RequirePermission('edi.exchange')
export class EdiInterchangesController {
  constructor(private readonly interchanges: EdiInterchangesService) {}

  /** X12 interchanges with partners, newest first. Written ones wait (`state=waiting`) until they are sent. */
  @Get()
  listInterchanges(@CurrentActor() actor: Actor, @Query() query: InterchangeListQuery): Promise<InterchangeListDto> {
    return this.interchanges.list(actor, query);
  }

  /**
   * Receives a file of X12 interchanges of version 4010. Each is stored and then processed: responses (990), statuses (214) and invoices (210) change
   * shipments, acknowledgments (997) are matched, and a 997 is written. An interchange that was received before has no effect. 422 INTERCHANGE_REFUSED
   * if an interchange is unreadable or its ids belong to no partner; then nothing of the file is stored.
   */
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadInterchangesDto })
  @AcceptsUpload(FileInterceptor('file', UPLOAD))
  @Metered('import')
  uploadInterchanges(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<TakenInterchangeListDto> {
    if (!file) throw noFile();
    return this.interchanges.upload(actor, file.buffer);
  }

  /** An interchange with its transactions, faults and outcomes. */
  @Get(':id')
  getInterchange(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InterchangeDetailDto> {
    return this.interchanges.get(actor, id);
  }

  /** The file of an interchange, with its original bytes. */
  @Get(':id/file')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ description: 'An X12 file.', content: { [X12_TYPE]: { schema: { type: 'string' } } } })
  async downloadInterchange(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.interchanges.file(actor, id);
    setFileHeaders(response, { fileName: name, contentType: X12_TYPE, size: bytes.length });
    return new StreamableFile(bytes);
  }

  /** Processes a received interchange again, or makes a sent one wait again with the same control number. Repeating either has no further effect. */
  @Post(':id/replay')
  @HttpCode(200)
  replayInterchange(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InterchangeDetailDto> {
    return this.interchanges.replay(actor, id);
  }

  /** Notes that a waiting interchange was given to the partner: 409 INTERCHANGE_NOT_WAITING otherwise. */
  @Post(':id/sent')
  @HttpCode(200)
  markInterchangeSent(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InterchangeDetailDto> {
    return this.interchanges.sent(actor, id);
  }
}

function noFile(): ValidationFailed {
  return new ValidationFailed([{ pointer: '/file', code: 'REQUIRED', message: msg`Choose a file.` }]);
}
