import type { ShownRequest, Told } from '../../../shared/request.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';
import type { HalfDayWish } from '../../words/half-day-wishes.ts';

/** What each part of the private page of a request needs. */
export interface RequestProps {
  site: Site;
  copy: PageCopy<'request'>;
  request: ShownRequest;
  /** Path of the page. */
  page: string;
}

/** What the whole page needs. */
export interface RequestPageProps extends RequestProps {
  /** The half days that can be asked for. */
  wishes: HalfDayWish[];
  /** The half days that were asked for, in words. */
  asked: string[];
  /** What came of the answer that led here; null if none did. */
  told: Told | null;
}
