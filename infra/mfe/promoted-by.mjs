import os from 'node:os';

/** Name of whoever changes the registry, as claimed: from MFE_USER, the job of GitHub or GitLab, or the operating system. */
export const promotedBy = (env = process.env) =>
  env.MFE_USER || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || os.userInfo().username;
