/** The backup or the installation is not fit for what was asked; the message says what to do. */
export class BackupProblem extends Error {}
