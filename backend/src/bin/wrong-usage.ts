/** The arguments of a command are wrong; its usage line is printed after the message. */
export class WrongUsage extends Error {}
