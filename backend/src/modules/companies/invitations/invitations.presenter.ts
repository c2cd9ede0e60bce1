import type { InvitationListRow } from '../persistence/invitations.sql.js';
import type { InvitationDto, InvitationPreviewDto } from './invitations.dto.js';

export function presentInvitation(
  { id, email, role, invitedBy, createdAt, expiresAt }: InvitationListRow,
  now: Date,
): InvitationDto {
  return {
    id,
    email,
    role,
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: now >= expiresAt,
  };
}

/** For a recipient who has not signed in. */
export function presentPreview({
  companyName,
  email,
  role,
  invitedBy,
  expiresAt,
}: InvitationListRow): InvitationPreviewDto {
  return { companyName, email, role, invitedBy, expiresAt: expiresAt.toISOString() };
}
