import os from 'node:os';

/** Name of whoever changes the registry, as claimed: from MFE_USER, the job of GitHub or GitLab, or the operating system. */
export const promotedBy = (env = process.env) =>
  env.MFE_USER || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || accountName();

/** A container may run as a user that its system does not know. */
function accountName() {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
