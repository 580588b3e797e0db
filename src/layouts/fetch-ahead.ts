/**
 * Speculation rules: the pages that a browser may prefetch when a visitor is likely to open them.
 * Browsers in data-saving mode do not; personal pages and searches are excluded.
 */
export const fetchAhead = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/contact*', '/search\\?*', '/*.vcf', '/*.xml'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
