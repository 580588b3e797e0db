import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  PressedAnswer,
  PressedOnPage,
  PreviewState,
  SitePageAnswer,
  SitePreviewAnswer,
} from '../../../../shared/desk/site/page.ts';
import { ask } from '../../api/request.ts';

/** Where the desk's own preview is. */
export const previewAddress = '/api/desk/site/preview';

/** The page on which a field is; nothing is asked where none is wanted. */
export function usePageOf(place: { file: string; field: string } | null) {
  return useQuery({
    queryKey: ['site', 'page', place],
    queryFn: () => ask<SitePageAnswer>(`/site/page?${new URLSearchParams(place ?? {})}`),
    enabled: place !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Drafts that the preview cannot show. */
export function usePreviewState() {
  return useQuery({
    queryKey: ['site', 'preview-state'],
    queryFn: () => ask<PreviewState>('/site/preview-state'),
    staleTime: 0,
  });
}

/** Finds the fields that may say what was pressed. */
export function usePressed() {
  return useMutation({
    mutationFn: (pressed: PressedOnPage) => ask<PressedAnswer>('/site/pressed', 'POST', pressed),
    retry: false,
  });
}

/** Makes a link to the preview. */
export const makeSitePreview = () => ask<SitePreviewAnswer>('/site/previews', 'POST', {});

/** Ends all links to the preview. */
export const withdrawSitePreviews = () => ask('/site/previews', 'DELETE');
