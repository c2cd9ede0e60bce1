import { FormText, FormTextarea } from '../../shared/form/fields';
import type { BookingValues } from './booking-values';

export const TextField = FormText<BookingValues>;
export const TextareaField = FormTextarea<BookingValues>;
