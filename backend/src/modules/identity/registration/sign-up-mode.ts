import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** The setting SIGN_UP: who can register. */
@Injectable()
export class SignUpMode {
  constructor(private readonly config: Config) {}

  /** @throws DomainError 403 SIGN_UP_CLOSED, SIGN_UP_BY_INVITATION */
  check({ invited }: { invited: boolean }): void {
    const { signUp } = this.config;
    if (signUp === 'closed')
      throw new DomainError('SIGN_UP_CLOSED', 403, msg`Registration is closed. Ask the operator of this installation.`);
    if (signUp === 'invitation' && !invited)
      throw new DomainError(
        'SIGN_UP_BY_INVITATION',
        403,
        msg`Registration needs an invitation. Ask your company for one.`,
      );
  }
}
