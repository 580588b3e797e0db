import type { ShownRequest } from '../../../shared/request.ts';
import type { Site } from '../../content/read/index.ts';
import type { PageCopy } from '../../pages.ts';

/** What each part of the page needs. */
export interface RequestProps {
  site: Site;
  copy: PageCopy<'request'>;
  request: ShownRequest;
  /** Path of the page. */
  pagePath: string;
}

/** Whether the clinic is closed at the time that is offered or agreed, so that the visit cannot take place. */
export function isVisitClosed({ state, isClosed }: ShownRequest): boolean {
  return isClosed && (state === 'offered' || state === 'agreed');
}
