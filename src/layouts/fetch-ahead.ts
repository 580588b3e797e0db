/**
 * Speculation rules: which pages a browser may prefetch when a visitor seems about to open them.
 * Browsers in data-saving mode do not; personal pages and searches are left out.
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
