import { expect, kinds, notFoundNoise, test, walkThrough } from './site.ts';

test.use({ noise: notFoundNoise, serviceWorkers: 'allow' });

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page, walked through: no error, no failed request, no contact with others`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    await walkThrough(page);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(({ attributes }) => [...attributes].some(({ name }) => /^(on|style$)/.test(name)))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(inline, 'inline event or style attributes').toEqual([]);
  });
}
