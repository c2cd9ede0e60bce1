import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';

/** The last notification of a page: unread ones come first, each part by id, newest first. */
export interface InboxPosition {
  state: 'unread' | 'read';
  id: string;
}

const POSITION = /^(unread|read) (ntf_[0-9A-Z]{26})$/;

/** Opaque text for `nextCursor`. */
export function writeInboxCursor({ state, id }: InboxPosition): string {
  return Buffer.from(`${state} ${id}`).toString('base64url');
}

/** @throws ValidationFailed for a text that `writeInboxCursor` did not write */
export function readInboxCursor(cursor: string): InboxPosition {
  const [, state, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (state === undefined || id === undefined) {
    throw new ValidationFailed([{ pointer: '/cursor', code: 'FORMAT', message: 'This cursor is not from this list.' }]);
  }
  return { state: state as InboxPosition['state'], id };
}
