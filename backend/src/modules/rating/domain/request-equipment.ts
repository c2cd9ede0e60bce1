import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { QuoteRequest, TemperatureRange } from './quote-request.js';
import { msg } from '../../../messages/message.js';

/** Temperature limits of refrigerated trailers, degrees Fahrenheit. */
const COLDEST = -20;
const WARMEST = 70;

/** Validates trailer and temperature: a truckload requires a trailer; a temperature range is required for a reefer and rejected for other trailers. */
export function equipmentErrors({ mode, equipment, temperature }: QuoteRequest): FieldError[] {
  const errors: FieldError[] = [];
  if (mode === 'FTL' && !equipment)
    errors.push({
      pointer: '/equipment',
      code: 'EQUIPMENT_REQUIRED',
      message: msg`Choose the trailer of the truckload.`,
    });
  if (equipment === 'REEFER' && !temperature) {
    errors.push({
      pointer: '/temperature',
      code: 'TEMPERATURE_REQUIRED',
      message: msg`Enter the temperature range of the reefer.`,
    });
  }
  if (!temperature) return errors;
  if (equipment !== 'REEFER')
    errors.push({
      pointer: '/temperature',
      code: 'TEMPERATURE_EQUIPMENT',
      message: msg`A temperature requires a reefer. Choose a reefer or remove the temperature.`,
    });
  return [...errors, ...rangeErrors(temperature)];
}

function rangeErrors(range: TemperatureRange): FieldError[] {
  const { min, max, unit } = range;
  const errors = (['min', 'max'] as const)
    .filter((bound) => fahrenheit(range[bound], unit) < COLDEST || fahrenheit(range[bound], unit) > WARMEST)
    .map((bound) => ({
      pointer: `/temperature/${bound}`,
      code: 'TEMPERATURE_RANGE',
      message: msg`Reefers keep from ${{ coldest: COLDEST }} to ${{ warmest: WARMEST }} °F (-28.9 to 21.1 °C).`,
    }));
  if (max < min)
    errors.push({
      pointer: '/temperature/max',
      code: 'TEMPERATURE_ORDER',
      message: msg`The highest temperature is below the lowest one.`,
    });
  return errors;
}

function fahrenheit(degrees: number, unit: 'F' | 'C'): number {
  return unit === 'F' ? degrees : (degrees * 9) / 5 + 32;
}
