import { aboutPath, call, clinic, expect, link, test } from './site.ts';

/** The towns of the specification, with the neighbours their Quick Links name, if any. */
const towns: Record<string, string[]> = {
  bhandara: ['umred', 'sakoli'],
  umred: ['bhandara', 'sakoli'],
  sakoli: ['bhandara', 'tumsar'],
  tumsar: ['sakoli', 'seoni'],
  seoni: ['tumsar', 'chhindwara'],
  chhindwara: [],
  shahdol: [],
  yavatmal: [],
  mandla: [],
  satna: [],
  katni: [],
  sagar: [],
  narsinghpur: [],
  rewa: [],
  betul: [],
  balaghat: [],
  jabalpur: [],
};

const general = [
  ['Home', '/'],
  ['About', aboutPath],
  ['Contact Us', '/contact'],
  ['Our Services', '/#services'],
] as const;

for (const [slug, neighbours] of Object.entries(towns)) {
  const town = slug.charAt(0).toUpperCase() + slug.slice(1);

  test(`the page for ${town}: what is offered, the hours, the way there, where to go next`, async ({
    page,
  }) => {
    await page.goto(`/locations/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^Best (Heart Doctor|Cardiologist|Heart Specialist) in ${town}$`),
    );
    await expect(main.locator('h1 + p')).toContainText(`${clinic.doctor.name} serves patients of`);
    await expect(main.locator('h1 + p')).toContainText(`${town} at`);
    await expect(main.locator('#town-heading + p')).toHaveText(
      /15\+ years.{300}|.{300}15\+ years/s,
    );
    for (const word of ['ECG', '2D Echo', 'TMT', 'angioplasty', 'Emergency cardiac care']) {
      await expect(main.locator('#town-heading + p')).toContainText(word, { ignoreCase: true });
    }
    await expect(link(main, 'Book Appointment').first()).toHaveAttribute('href', '/contact');
    await expect(link(main, 'Call Now').first()).toHaveAttribute('href', call);
    await expect(main.getByRole('complementary')).toContainText(/Monday to Saturday\s*10:00 AM/);

    const cards = main.locator('section[aria-labelledby=features-heading] li');
    await expect(cards).toHaveText([
      /Advanced Diagnostics.*ECG, 2D Echo, TMT Tests/,
      /Interventional Cardiology.*Angioplasty & Advanced Procedures/,
      new RegExp(`Access.*${town}`, 'i'),
    ]);
    const directions = cards.last().getByRole('link', { name: `Get directions from ${town}` });
    await expect(directions).toHaveAttribute('target', '_blank');
    const address = new URL((await directions.getAttribute('href')) ?? '');
    expect(address.href).toContain('google.com/maps/dir/');
    expect(address.searchParams.get('origin')).toContain(town);
    expect(address.searchParams.get('destination')).toContain(clinic.name);

    const quick = main.getByRole('navigation', { name: 'Quick Links' });
    const expected = neighbours.length
      ? neighbours.map((other) => `/locations/${other}`)
      : general.map(([, href]) => href);
    const links = quick.getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(expected.toSorted());
    if (!neighbours.length) await expect(links).toHaveText(general.map(([name]) => name));
  });
}
