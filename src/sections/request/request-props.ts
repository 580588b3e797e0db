import type { ShownRequest } from '../../../shared/request.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';

/** What each part of the page needs. */
export interface RequestProps {
  site: Site;
  copy: PageCopy<'request'>;
  request: ShownRequest;
  /** Path of the page. */
  page: string;
}
