import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  AlsoForKeys,
  CurrentActor,
  RecentlyAuthenticated,
  RequirePermission,
} from '../../../platform/auth/decorators.js';
import { ConfirmHostKeyDto, EdiSftpDto, EdiSftpTestDto, SaveEdiSftpDto } from './edi-sftp.dto.js';
import { EdiSftpService } from './edi-sftp.service.js';

@Controller('api/v1/edi/partners/:id/sftp')
@RequirePermission('carrier.manage')
export class EdiSftpController {
  constructor(private readonly servers: EdiSftpService) {}

  /**
   * Sets the SFTP server over which files are exchanged with a partner, or replaces it if `version` is still the stored one. The confirmed host key
   * and the password or key are dropped if host or port change.
   */
  @Put()
  @RecentlyAuthenticated()
  @AlsoForKeys()
  saveEdiSftp(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: SaveEdiSftpDto,
  ): Promise<EdiSftpDto> {
    return this.servers.save(actor, id, body);
  }

  /** Removes the SFTP server of a partner. Its files are then exchanged through the API. */
  @Delete()
  @HttpCode(204)
  @RecentlyAuthenticated()
  @AlsoForKeys()
  removeEdiSftp(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.servers.remove(actor, id);
  }

  /** Connects to the server, signs in if its host key is the confirmed one, and looks at the folders. No file is fetched or sent. */
  @Post('test')
  @HttpCode(200)
  testEdiSftp(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<EdiSftpTestDto> {
    return this.servers.test(actor, id);
  }

  /** Confirms the host key of the server. Files are exchanged only with a server that has it. */
  @Post('host-key')
  @HttpCode(200)
  @RecentlyAuthenticated()
  @AlsoForKeys()
  confirmEdiHostKey(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { fingerprint }: ConfirmHostKeyDto,
  ): Promise<EdiSftpDto> {
    return this.servers.confirm(actor, id, fingerprint);
  }
}
