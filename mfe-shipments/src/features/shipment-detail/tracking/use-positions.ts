import { useQueries } from '@tanstack/react-query';
import type { Position } from '@lading/map';
import { useRemote } from '@lading/mfe-kit';
import { locationQueries } from '../../../shared/api/locations';

/** Where postal codes are, as far as they are known. */
export type Positions = Readonly<Record<string, Position>>;

/** ZIP5, or the forward sortation area of a Canadian code, which is what places are known by. */
export const areaOf = (postalCode: string): string =>
  /^\d/.test(postalCode) ? postalCode.slice(0, 5) : postalCode.replaceAll(' ', '').slice(0, 3).toUpperCase();

/** Looks up postal codes; what is not known, or not yet, is left out. */
export function usePositions(postalCodes: readonly string[]): Positions {
  const { api } = useRemote();
  const areas = [...new Set(postalCodes.map(areaOf))].sort();
  return useQueries({
    queries: areas.map((area) => locationQueries.area(api, area)),
    combine: (answers) =>
      Object.fromEntries(
        answers.flatMap(({ data }, index) => {
          const [found] = data?.items ?? [];
          return found && found.latitude != null && found.longitude != null
            ? [[areas[index]!, [found.longitude, found.latitude] as const]]
            : [];
        }),
      ),
  });
}
