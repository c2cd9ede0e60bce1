export { defineRemote, type RemoteDefinition, type RemoteRoute } from './remote/define-remote';
export { RemoteProvider, type Remote, useRemote, useTitle } from './remote/remote-context';
export {
  failureDigest,
  failureMessage,
  isForbidden,
  isNotFound,
  isProblem,
  isRefusal,
  UserFacingError,
} from './query/failure';
export { FailureAlert } from './query/FailureAlert';
export { LoadFailure } from './query/LoadFailure';
export { QueryBoundary } from './query/QueryBoundary';
