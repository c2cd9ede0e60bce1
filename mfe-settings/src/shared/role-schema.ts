import { z } from '@lading/trade/schemas';
import { ROLES } from './roles';

export const roleSchema = z.enum(ROLES.map(({ value }) => value));
