import { z } from 'zod';
import { errorAnswer } from './shapes.ts';

/** The responses of a route for its schema: the success, and the one shape of every refusal. */
export const answers = <T extends z.ZodType>(success: T) => ({
  200: success,
  '4xx': errorAnswer,
  '5xx': errorAnswer,
});

/** For routes that answer with a file; refusals have the same shape everywhere. */
export const fileAnswers = answers(z.unknown().describe('the file, as an attachment'));
