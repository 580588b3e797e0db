import { z } from 'zod';
import { editedAs } from '../../../shared/edited-as.ts';
import { ofOneClinic } from './text.ts';

/** A length of time, in hours. */
export const halfHours = z.number().positive().multipleOf(0.5, 'use whole or half hours');

/**
 * A latitude or a longitude, in degrees.
 * @param max in either direction
 */
export const degrees = (max: 90 | 180) => z.number().min(-max).max(max).meta(ofOneClinic);

const asPrice = { ...ofOneClinic, ...editedAs('price') };

/** A price in whole units of the clinic's currency. */
export const price = z.number().int().positive().meta(asPrice);

/** The same, or 0 for what is free. */
export const priceOrFree = z.number().int().nonnegative().meta(asPrice);
