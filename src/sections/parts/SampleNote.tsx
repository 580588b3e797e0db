import type { Site } from '../../content/read/index.ts';

interface SampleNoteProps {
  site: Site;
  note: string | undefined;
  className: string;
}

/** On the site of a sample clinic: the statement that this content is invented. */
export function SampleNote({ site, note, className }: SampleNoteProps) {
  if (!site.clinic.sample || !note) return null;
  return <p className={`measure text-small text-soft ${className}`}>{note}</p>;
}
