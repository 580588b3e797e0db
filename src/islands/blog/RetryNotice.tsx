interface RetryNoticeProps {
  /** Says what could not be loaded. */
  message: string;
  /** Address of this page. */
  href: string;
  label: string;
}

/** Says that posts are late or could not be loaded, with a link to reload the page. */
export function RetryNotice({ message, href, label }: RetryNoticeProps) {
  return (
    <div className="my-8 rounded-card border border-rule bg-warm p-5">
      <p className="font-semibold">{message}</p>
      <p className="mt-1">
        <a href={href} className="inline-flex min-h-11 items-center">
          {label}
        </a>
      </p>
    </div>
  );
}
