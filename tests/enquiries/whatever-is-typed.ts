import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { useSiteAndService } from '../support/site/site-and-service.ts';
import { anEnquiry, post, postForm } from '../support/site/visitor.ts';

/** Strings that have broken programs before, in addition to anything in Unicode. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'डॉ. हृदय',
    '👨‍👩‍👧',
    '"\'`',
    '<script>',
    '\r\n',
    '\n',
    '\0',
    '\u202E',
    '=1+1',
    '\\',
    '{{x}}',
    '\ud800',
    '%s',
    "'; drop table enquiries; --",
    '\uFEFF',
    '\u2028',
  ),
);
const text = (maxLength: number) =>
  fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => [...pieces.join('')].slice(0, maxLength).join('').trim())
    .filter((value) => toVisible(value).replace(/[\s\p{DI}\u2800]/gu, '') !== '');
/** A number before each message, so that no example repeats an earlier one. */
let exampleCount = 0;
const typedFields = fc
  .record({ name: text(100), phone: text(32), message: text(4_000) })
  .map(({ message, ...fields }) => ({ ...fields, message: `${++exampleCount} ${message}` }));

/** Defines tests in which this many random enquiries are each stored and sent as typed. */
export function testWhateverIsTyped(
  context: ReturnType<typeof useSiteAndService>,
  runs: number,
): void {
  /** Everything that was sent, in order. */
  const expectedFields: unknown[] = [];

  it('a typed enquiry arrives at the service unchanged but for control characters', async () => {
    await fc.assert(
      fc.asyncProperty(typedFields, async (fields) => {
        const response = await post(context.site.url, { ...anEnquiry(), ...fields });
        expect(response.body).toMatchObject({ success: true });
        const visibleFields = toVisibleFields(fields);
        expect(context.service.emails.at(-1)).toMatchObject(visibleFields);
        expectedFields.push(visibleFields);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('a typed enquiry arrives just as well from a page without JavaScript', async () => {
    // Form encoding has no lone surrogates, and writes every line break as CR LF.
    const encodableFields = typedFields.map((fields) => ({
      name: toWellFormed(fields.name),
      phone: toWellFormed(fields.phone),
      message: toWellFormed(fields.message),
    }));
    await fc.assert(
      fc.asyncProperty(encodableFields, async (fields) => {
        const { name, phone, message } = fields;
        const crlf = message.replaceAll('\n', '\r\n');
        const response = await postForm(context.site.url, {
          ...anEnquiry(),
          name,
          phone,
          message: crlf,
        });
        expect(response.status).toBe(303);
        const visibleFields = toVisibleFields(fields);
        expect(context.service.emails.at(-1)).toMatchObject(visibleFields);
        expectedFields.push(visibleFields);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('a typed enquiry is stored as the service receives it, character by character', async () => {
    const enquiries = await context.site.services.enquiries.repository.list();
    expect(enquiries.map(({ name, phone, message }) => ({ name, phone, message }))).toEqual(
      expectedFields,
    );
  });

  it('a posted value never makes the server fail, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        const response = await fetch(`${context.site.url}/api/enquiries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        await response.body?.cancel();
        expect(response.status).toBeLessThan(500);
        expect(response.status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: runs, seed: 1 },
    );
  });
}

/**
 * A text without characters that nobody types: control characters other than line breaks and tabs, lone surrogates, and
 * characters that change the direction of text.
 */
function toVisible(value: string): string {
  return [...toWellFormed(value)]
    .filter((character) => /[\n\t]|\P{Cc}/u.test(character))
    .filter((character) => !/[\u202a-\u202e\u2066-\u2069]/.test(character))
    .join('')
    .trim();
}

function toVisibleFields<Fields extends Record<string, string>>(fields: Fields) {
  const toVisibleField = ([name, value]: [string, string]) =>
    name === 'message' ? toVisible(value) : toVisible(value).replace(/[\n\t\u2028\u2029]+/g, ' ');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toVisibleField([name, value])]),
  );
}

function toWellFormed(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n');
}
