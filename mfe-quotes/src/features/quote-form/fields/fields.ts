import { FormCheck, FormSelect, FormText, FormTextarea } from '../../../shared/form/fields';
import type { QuoteFormValues } from '../values/quote-form-values';

export const TextField = FormText<QuoteFormValues>;
export const TextareaField = FormTextarea<QuoteFormValues>;
export const SelectField = FormSelect<QuoteFormValues>;
export const CheckField = FormCheck<QuoteFormValues>;
