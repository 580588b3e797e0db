import type { EnquiryContent, FieldProblems } from './enquiry.ts';
import { enquiryFields, fieldNames } from './enquiry-fields.ts';
import { isInvisible } from './text/invisible.ts';

// An address that a mail program could reply to. Browsers are stricter; any script is allowed here.
const plausibleEmail =
  /^[^\s@"<>()[\]\\:,;\p{Cc}]+@[^\s@"<>()[\]\\:,;\p{Cc}]+\.[^\s@"<>()[\]\\:,;.\p{Cc}]+$/u;

/**
 * What is wrong with each field; empty when the enquiry is valid. The browser checks before it sends; the
 * server always does.
 * @param content trimmed
 */
export function problemsOf(content: EnquiryContent): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of fieldNames) {
    const value = content[name];
    // Counted in code points, so that an emoji outside the 16-bit range counts once.
    if (isInvisible(value)) problems[name] = 'missing';
    else if ([...value].length > enquiryFields[name].maxLength) problems[name] = 'too-long';
  }
  if (!problems.email && !plausibleEmail.test(content.email)) problems.email = 'invalid';
  return problems;
}
