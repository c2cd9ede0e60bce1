import { ArrayMaxSize, IsArray, IsInt, Matches, Max, Min } from 'class-validator';
import { NestedList } from '../http/validation/nested.js';

const REMOTES = 20;
const LOADS = 20;
const LONGEST_LOAD_MS = 600_000;
/** Maximum of one count in one request: a page sends far less, so a single client can hardly change a rate. */
const COUNT = 20;

/** What a page counted for one build of a remote since its last message. */
export class RemoteCountDto {
  @Matches(/^[a-z][a-z0-9]{0,39}$/)
  remote!: string;

  /** The release's folder in the store. */
  @Matches(/^[\w.+-]{1,100}$/)
  build!: string;

  /** How often the remote was opened. */
  @IsInt()
  @Min(0)
  @Max(COUNT)
  views!: number;

  /** Errors of its code, caught or not. */
  @IsInt()
  @Min(0)
  @Max(COUNT)
  errors!: number;

  /** Attempts to load its code that failed. */
  @IsInt()
  @Min(0)
  @Max(COUNT)
  loadFailures!: number;

  /** Milliseconds of each successful attempt. */
  @IsArray()
  @ArrayMaxSize(LOADS)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(LONGEST_LOAD_MS, { each: true })
  loadsMs!: number[];
}

export class RemoteCountsDto {
  @NestedList(() => RemoteCountDto, { max: REMOTES })
  counts!: RemoteCountDto[];
}
