import { z } from 'zod';

/** A length of time, in hours. */
export const halfHours = z.number().positive().multipleOf(0.5, 'use whole or half hours');
