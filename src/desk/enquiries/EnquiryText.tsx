import { Fragment } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { filledLines } from '../../../shared/enquiry-fields.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { replyLinks } from '../api/reply-links.ts';
import { fill, useSetup } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';

/** The visitor's message, and the ways to answer it. */
export function EnquiryText({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const timeOf = useTimes();
  const links = replyLinks(enquiry, setup);
  const isOne = links.phones.length === 1;
  const languageName = new Intl.DisplayNames(setup.locale, { type: 'language' });
  const fields = [
    [
      copy.received,
      <time key="time" dateTime={enquiry.receivedAt}>
        {timeOf(enquiry.receivedAt)}
      </time>,
    ],
    [copy.language, languageName.of(enquiry.language)],
    [copy.phone, enquiry.phone],
    ...othersIn(enquiry).map((name) => [copy[name], enquiry[name]] as const),
  ] as const;
  return (
    <section className="card p-5 sm:p-6">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {links.phones.map(({ text, call, chat }) => (
          <Fragment key={call}>
            <ButtonLink href={call} className="max-sm:col-span-2">
              <Icon name="phone" size={18} />
              {isOne ? copy.call : fill(copy.callOne, { PHONE: text })}
            </ButtonLink>
            {chat && (
              <ButtonLink
                href={chat}
                variant="outline"
                isNewTab
                {...(!isOne && { className: 'max-sm:col-span-2' })}
              >
                <Icon name="whatsapp" size={18} />
                {isOne ? copy.chat : fill(copy.chatOne, { PHONE: text })}
              </ButtonLink>
            )}
          </Fragment>
        ))}
        <ButtonLink href={links.mail} variant="outline">
          <Icon name="mail" size={18} />
          {copy.write}
        </ButtonLink>
      </div>
      <dl className="mt-5 grid gap-x-4 gap-y-1 sm:cols-start-28 sm:items-baseline">
        {fields.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="mt-1 text-small font-semibold text-soft sm:mt-0">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-5 font-body text-small font-semibold text-soft">{copy.message}</h2>
      <p className="wrap-anywhere whitespace-pre-wrap" lang={enquiry.language}>
        {enquiry.message}
      </p>
      {enquiry.earlier.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 content-center font-semibold">{copy.earlier}</summary>
          {enquiry.earlier.map((each) => (
            <div key={each.replacedAt} className="mt-2 rounded-card bg-panel p-4">
              <p className="text-small">{fill(copy.replaced, { TIME: timeOf(each.replacedAt) })}</p>
              <p className="wrap-anywhere">
                {[each.name, each.phone, ...othersIn(each).map((name) => each[name])].join(', ')}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{each.message}</p>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** What follows the phone, which staff look for first; the name is in the heading. */
function othersIn(content: EnquiryContent) {
  return filledLines(content).filter((name) => name !== 'name' && name !== 'phone');
}
