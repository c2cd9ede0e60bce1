import { IsString, MaxLength } from 'class-validator';

/** Which mails are to end. */
export class UnsubscribeQuery {
  /** As the link of the mail has it. */
  @IsString()
  @MaxLength(200)
  token: string;
}
