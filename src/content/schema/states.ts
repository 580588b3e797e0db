import { z } from 'zod';
import { text } from '../fields/text.ts';

/** Where an article's Markdown has its states: this on a line of its own. */
export const statesPlaceholder = 'STATES';

const percent = z.number().min(0).max(100);

const spot = z.strictObject({
  x: percent.describe('From the left, in percent of the picture’s width.'),
  y: percent.describe('From the top, in percent of its height.'),
});

/** Several states of one thing, such as an artery before and after; the reader chooses which to see. */
export const statesSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    question: text.describe('What the reader chooses, as a question or a request.'),
    choices: z
      .array(
        z.strictObject({
          name: text.describe('The choice in one to three words.'),
          image: image.describe('Its picture: the path of a file in images/, all of one size.'),
          text: text.describe(
            'What the picture shows and means, in one or two sentences; also for people who do not see it.',
          ),
          spot: spot
            .optional()
            .describe('Where a tap on the picture makes this choice, besides its button.'),
        }),
      )
      .min(2)
      .max(6, 'up to six choices')
      .describe('The choices; the first is shown first, and all of them in print.'),
  });
