import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { readyAnswersTo } from '../../api/reply-links.ts';
import { useSetup } from '../../parts/setup.ts';

/** The ready answers, each by every channel that reaches the patient. */
export function AllAnswers({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const answers = readyAnswersTo(enquiry, setup);
  if (answers.length === 0) return null;
  const link = 'inline-flex min-h-11 items-center underline';
  const chats = enquiry.phones.filter(({ canChat }) => canChat).length;
  return (
    <details className="card px-5 py-2 sm:px-6">
      <summary className="min-h-11 content-center font-semibold">{copy.answers}</summary>
      <ul className="mb-2">
        {answers.map(({ name, links }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <span className="grow">{name}</span>
            {links.phones.map(
              ({ chat, text }) =>
                chat && (
                  <a
                    key={chat}
                    href={chat}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${name}: ${copy.answersByChat}, ${text}`}
                    className={`${link} ${chats > 1 ? 'w-full' : ''}`}
                  >
                    {copy.answersByChat}
                    {chats > 1 && `, ${text}`}
                  </a>
                ),
            )}
            {links.mail && (
              <a href={links.mail} aria-label={`${name}: ${copy.answersByMail}`} className={link}>
                {copy.answersByMail}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
