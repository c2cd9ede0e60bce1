import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../../platform/http/validation/text.js';

/** A material of the Hazardous Materials Table, 49 CFR 172.101. */
export class HazardousMaterialDto {
  /** UN or NA number, such as UN1090. */
  unNumber: string;
  /** Proper shipping names, the usual one first. */
  names: string[];
  /** More than one where the class depends on the content, such as aerosols. */
  hazardClasses: string[];
  /** Subsidiary hazard classes. */
  subsidiary: string[];
  /** Empty for materials without packing group. */
  packingGroups: string[];
}

/** Materials that match a search. */
export class HazardousMaterialListDto {
  items: HazardousMaterialDto[];
  nextCursor: string | null;
}

/** Search by the start of a UN number or of words of the name. */
export class HazardousMaterialQuery {
  @OneLine({ min: 2, max: 60 })
  q: string;

  @MayBeMissing()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(25)
  limit?: number;
}
