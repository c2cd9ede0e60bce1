import { Conflict, DomainError, TryLater, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import type { MoveState } from './domain/move-state.js';
import { msg, plural, type Message } from '../../messages/message.js';

/** A company always has an owner. */
export class LastOwner extends Conflict {
  constructor() {
    super('LAST_OWNER', msg`A company needs an owner. Make another member the owner first.`);
  }
}

/** Only owners can assign, change and remove owners and admins. */
export class OwnersOnly extends DomainError {
  constructor() {
    super('OWNERS_ONLY', 403, msg`Only an owner can do this with owners and admins.`);
  }
}

/** The actor lost the permission after the request began. */
export class NoLongerAllowed extends DomainError {
  constructor() {
    super('FORBIDDEN', 403, msg`Your role in this company does not allow this.`);
  }
}

/** Members cannot change their own role or status. */
export class OwnMembership extends DomainError {
  constructor() {
    super(
      'OWN_MEMBERSHIP',
      403,
      msg`You cannot change your own membership. You can leave the company in your own settings.`,
    );
  }
}

/** The user is already a member of the company. */
export class AlreadyMember extends Conflict {
  constructor() {
    super('ALREADY_MEMBER', msg`This person is already a member of the company.`);
  }
}

/** The status of the membership does not allow the command. */
export class MembershipChanged extends Conflict {
  constructor() {
    super('MEMBERSHIP_CHANGED', msg`The status of this membership does not allow this. Reload the page and check it.`);
  }
}

/** The user has already requested membership. */
export class RequestPending extends Conflict {
  constructor() {
    super('REQUEST_PENDING', msg`You have already requested to join this company. Its admins have been notified.`);
  }
}

/** The request expired before it was approved. */
export class RequestExpired extends DomainError {
  constructor() {
    super('REQUEST_EXPIRED', 410, msg`This request has expired. The person can ask again, or you can invite them.`);
  }
}

/** The link is unknown, used, replaced or revoked. */
export class InvitationInvalid extends DomainError {
  constructor() {
    super('INVITATION_INVALID', 404, msg`This invitation is no longer valid. Ask the company for a new one.`);
  }
}

/** The invitation has expired. */
export class InvitationExpired extends DomainError {
  constructor() {
    super('INVITATION_EXPIRED', 410, msg`This invitation has expired. Ask the company to send it again.`);
  }
}

/** The invitation is for another address. */
export class InvitationForOther extends DomainError {
  constructor() {
    super('INVITATION_FOR_OTHER', 403, msg`This invitation is for another email address. Sign in with that address.`);
  }
}

/** A legal hold keeps documents, so the company cannot be deleted. */
export class DocumentsOnHold extends Conflict {
  constructor(shipments: number) {
    super(
      'LEGAL_HOLD',
      msg`The documents of ${plural({ shipments }, { one: '# shipment are', other: '# shipments are' })} on legal hold. Release every legal hold before you delete the company.`,
    );
  }
}

/** Anyone can get an address in the domain, so it does not identify a company. */
export class PublicMailDomain extends ValidationFailed {
  constructor() {
    super([
      {
        pointer: '/domain',
        code: 'PUBLIC_MAIL_DOMAIN',
        message: msg`Anyone can get an address in this domain, so no company can claim it.`,
      },
    ]);
  }
}

/** The company has already claimed the domain. */
export class DomainClaimed extends Conflict {
  constructor() {
    super('DOMAIN_CLAIMED', msg`Your company has already claimed this domain.`);
  }
}

/** Another company has verified the domain. */
export class DomainTaken extends Conflict {
  constructor() {
    super('DOMAIN_TAKEN', msg`Another company has already verified this domain.`);
  }
}

/** The TXT record was not found, or the code is wrong. */
export class DomainUnproven extends Conflict {
  constructor(detail: Message) {
    super('DOMAIN_UNPROVEN', detail);
  }
}

/** How long a client waits until it asks again for a company that is being moved. */
const MOVE_RETRY_SECONDS = 15;

/** A company that cannot be entered, because the operator suspended it or moves it to another installation. */
export interface ClosedCompany {
  name: string;
  moveState: MoveState | null;
  movedTo: string | null;
}

/** Why a company cannot be entered: COMPANY_MOVED 410, COMPANY_MOVING 503 or COMPANY_SUSPENDED 403. */
export function companyClosed({ name, moveState, movedTo }: ClosedCompany): DomainError {
  if (moveState === 'moved') return companyMoved(name, movedTo ?? '');
  if (moveState !== null)
    return new TryLater(
      'COMPANY_MOVING',
      msg`${{ name }} is being moved to another installation. Try again in a minute.`,
      MOVE_RETRY_SECONDS,
    );
  return new DomainError(
    'COMPANY_SUSPENDED',
    403,
    msg`Your company is suspended in this installation. Contact the operator of the installation.`,
  );
}

/** With the member `movedTo`, for programs. */
function companyMoved(name: string, movedTo: string): DomainError {
  return new DomainError(
    'COMPANY_MOVED',
    410,
    msg`${{ name }} has moved to ${{ movedTo }}. Sign in there.`,
    undefined,
    undefined,
    {
      movedTo,
    },
  );
}
