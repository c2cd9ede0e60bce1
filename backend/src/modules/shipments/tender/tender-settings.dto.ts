import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';

/** How the company's tender emails are written. */
export class TenderSettingsDto {
  /** Receives the carriers' replies; null: the booker does. */
  @IsOptional()
  @IsMailAddress()
  dispatchEmail: string | null;

  /** Whether tender emails say the agreed rate; otherwise "per agreement". */
  @IsBoolean()
  showRate: boolean;

  /** Working hours (Monday to Friday, 08:00 to 17:00 at the origin) in which carriers answer; at the latest two hours before pickup. */
  @IsInt()
  @Min(1)
  @Max(72)
  responseHours: number;
}
