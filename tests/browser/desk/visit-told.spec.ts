import { anEnquiry, answerOn, post } from '../../support/site/visitor.ts';
import { expect, stressIf } from '../site.ts';
import { signedOutNoise, takeUp, test } from './desk.ts';

const email = 'meera@clinic.example';

test.describe('a visit on a phone, of which others know more', () => {
  // Before signing in, and where the clinic is closed.
  test.use({
    viewport: { width: 360, height: 640 },
    noise: new RegExp(`${signedOutNoise.source}|422`),
  });

  test(
    'in an hour that a colleague gives to another patient at the same moment says so once offered, and in the list',
    stressIf(true),
    async ({ page, clinic }) => {
      const { site } = clinic;
      const colleague = await clinic.colleague('sana@clinic.example', 'Sana Khan');
      for (const name of ['Asha Patil', 'Bharat Nair']) await post(site.url, anEnquiry({ name }));
      const stored = await site.services.enquiries.inbox.list();
      const idOf = (name: string) => stored.find((each) => each.name === name)?.id ?? '';
      const at = `${Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 1 })}T22:00`;
      await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'), email);
      await page.goto(`/desk/enquiries/${idOf('Asha Patil')}`);
      await page.getByText('Offer a visit').click();
      await page.getByLabel('Day and time').fill(at);
      const offer = page.getByRole('button', { name: 'Offer this time' });
      await offer.click();
      const reason = 'The doctor comes in.';
      await page.getByLabel('Why outside the opening hours').fill(reason);
      const path = `/enquiries/${idOf('Bharat Nair')}`;
      const given = await colleague.post(`${path}/offers`, { version: 1, at, reason });
      expect(given.status).toBe(200);
      await offer.click();
      await expect(page.getByText(/^Bharat Nair has this hour too: .*10:00/)).toBeInViewport();
      await page.getByRole('link', { name: 'Visits' }).click();
      await expect(page.getByText('2 patients in this hour')).toHaveCount(2);
    },
  );

  test(
    'that the patient declined for another time says so on the opened enquiry, in place of a first wish',
    stressIf(true),
    async ({ page, clinic }) => {
      const { site } = clinic;
      const { body } = await post(site.url, anEnquiry({ name: 'Asha Patil' }));
      const colleague = await clinic.colleague('sana@clinic.example', 'Sana Khan');
      const [enquiry] = await site.services.enquiries.inbox.list();
      const path = `/enquiries/${enquiry?.id}`;
      const at = `${Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 1 })}T22:00`;
      await colleague.post(`${path}/offers`, { version: 1, at, reason: 'She asked for it.' });
      const halfDay = `${Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 2 })}-morning`;
      const declined = await answerOn(site.url, body.request ?? '', [
        ['answer', 'asked'],
        ['offer', '1'],
        ['half-day', halfDay],
      ]);
      expect(declined).toBe('done');
      await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'), email);
      await page.goto(`/desk${path}`);
      const asked = page.getByText(/^Asked for a time other than .*10:00 pm: /);
      await expect(asked.first()).toBeInViewport({ ratio: 1 });
      await expect(asked, 'at the top, and beside the hours').toHaveCount(2);
    },
  );
});
