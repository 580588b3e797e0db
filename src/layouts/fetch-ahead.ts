/**
 * Speculation rules: which pages a browser may fetch ahead, when a visitor seems about to open them.
 * Browsers that save data do not; pages that are personal or change at once are left out.
 */
export const fetchAhead = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/contact*', '/*.vcf', '/*.xml'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
