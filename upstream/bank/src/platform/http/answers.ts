import { z } from 'zod';
import { errorAnswer } from './shapes.ts';

/** Returns a route's response schemas: the success, and the common error. */
export const responseSchemas = <T extends z.ZodType>(success: T) => ({
  200: success,
  '4xx': errorAnswer,
  '5xx': errorAnswer,
});

/** Response schemas of routes that return a file. */
export const fileAnswers = responseSchemas(z.unknown().describe('the file, as an attachment'));
