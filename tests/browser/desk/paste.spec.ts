import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkWithAxe } from '../looks/axe.ts';
import { desktop, expect, phone } from '../site.ts';
import { button, dialog, openNewArticle, textField } from './article-editor.ts';
import { openDesk, test } from './desk.ts';

test.use({ viewport: phone, expectedErrors: /400|401|413|415|422/ });

/** HTML from Word: a letter in a symbol font, a price struck out, a comment, and a symbol that Unicode lacks. */
const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} span.S {font-family:Symbol;} --></style></head><body lang=EN-IN><!--StartFragment--><p class=MsoNormal>Take 5 <span class=S>m</span>g, platelets 10<sup>9</sup>/L, ECG <s>₹500</s> ₹300<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[U1]</a></span></p><p class=MsoNormal>Once <span style='font-family:"Wingdings 3"'>&#xF0F5;</span> a day</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is this right?</p></div></div><!--EndFragment--></body></html>`;

/** Pastes into the focused element. */
async function paste(page: Page, contents: Record<string, string>): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, contents);
}

test('a paste from Word keeps its formatting; content that cannot be converted leaves a placeholder until it is replaced', async ({
  page,
  clinic,
}) => {
  const { site } = clinic;
  await openNewArticle(page, clinic, 'Pasted');

  // A plain-text field gets the characters that were shown, without markup.
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.focus();
  await paste(page, {
    'text/html':
      '<p>How 5 <span style="font-family:Symbol">m</span>g work among 10<sup>9</sup> platelets in a litre</p>',
    'text/plain': 'How 5 mg work among 109 platelets in a litre',
  });
  await expect(excerpt).toHaveValue('How 5 µg work among 10⁹ platelets in a litre');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(excerpt).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(excerpt).toHaveValue('How 5 µg work among 10⁹ platelets in a litre');

  await textField(page).focus();
  const picture = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer();
  const dataUrl = `data:image/png;base64,${picture.toString('base64')}`;
  await paste(page, {
    'text/html': wordHtml.replace('<div', `<p><img alt="An ECG" src="${dataUrl}"></p><div`),
  });
  await expect(textField(page)).toContainText('Take 5 µg, platelets 109/L, ECG ₹500 ₹300');
  await expect(textField(page).locator('sup')).toHaveText('9');
  await expect(textField(page).locator('s')).toHaveText('₹500');
  await expect(textField(page)).not.toContainText('Is this right?');
  await expect(page.getByText('Removed or changed in what you pasted: comments.')).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert.filter({ hasText: 'could not be read: [? Wingdings 3]' })).toBeVisible();
  const image = textField(page).getByRole('img', { name: 'An ECG' });
  await expect(image).toHaveAttribute('src', /^\/media\//);
  expect(await checkWithAxe(page)).toEqual({ violations: [], weakTexts: [] });

  // A file that is not a picture is not reported as a lost connection.
  await textField(page).focus();
  await page.keyboard.press('Control+End');
  await paste(page, { 'text/html': '<img src="data:image/png;base64,AAAAA">' });
  await expect(alert.filter({ hasText: '[? picture 1]' })).toContainText('one of these: JPEG');
  await button(page, 'Undo').click();
  await expect(textField(page)).not.toContainText('[? picture');
  await expect(alert.filter({ hasText: '[? picture 1]' })).toBeHidden();

  // A table cell cannot hold a picture.
  await paste(page, {
    'text/html': `<table><tr><td>Dose</td><td><img alt="A tablet" src="${dataUrl}"></td></tr></table>`,
  });
  const tablet = textField(page).getByRole('img', { name: 'A tablet' });
  await expect(tablet).toHaveAttribute('src', /^\/media\//);
  await expect(textField(page).getByRole('table')).toHaveCount(1);
  await expect(textField(page).getByRole('table').getByRole('img')).toHaveCount(0);

  // A file is dropped beside the lines, where the text box is wider than they are.
  await page.setViewportSize(desktop);
  await page.locator('.text-editor').evaluate((box) => {
    box.scrollIntoView({ block: 'center' });
    const { right, top, bottom } = box.getBoundingClientRect();
    const point = { clientX: right - 10, clientY: (top + bottom) / 2 };
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['PK'], 'advice.docx'));
    document
      .elementFromPoint(point.clientX, point.clientY)
      ?.dispatchEvent(
        new DragEvent('drop', { ...point, dataTransfer, bubbles: true, cancelable: true }),
      );
  });
  await expect(alert.filter({ hasText: 'advice.docx cannot be inserted as a file' })).toBeVisible();

  const publish = page.getByRole('link', { name: 'Review and publish' });
  await publish.click();
  await expect(page.getByText('write what belongs in the place marked [?]')).toBeVisible();
  await expect(button(page, 'Publish selected (1)')).toHaveCount(0);
  await page.goBack();
  await expect(textField(page)).toContainText('[? Wingdings 3]');
  // The click gives the editor the focus: without it, the editor would undo the selection made next.
  const mark = textField(page).locator('.pasted-mark');
  await mark.click();
  await mark.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.type('or twice');
  await expect(textField(page)).toContainText('Once or twice a day');
  await publish.click();
  await page.getByRole('button', { name: 'Publish selected (1)' }).click();
  await expect(page.getByText('Visitors see it now')).toBeVisible();
  const html = await site.text('/blog/pasted');
  expect(html).toContain('10<sup>9</sup>/L, ECG <del>₹500</del> ₹300');
  expect(html).toContain('Once or twice a day');
  const [, src] = /<img src="([^"]+)"[^>]* alt="An ECG"/.exec(html) ?? [];
  if (!src) throw new Error('The article has lost its picture.');
  expect((await fetch(new URL(src, site.url))).headers.get('content-type')).toBe('image/webp');
});

test('every picture field accepts each format that its hint names, and refuses others with a sentence that names them', {
  tag: '@stress',
}, async ({ page, clinic }) => {
  await openDesk(page, clinic, 'doctor');
  const picture = sharp({
    create: { width: 900, height: 900, channels: 4, background: '#a338' },
  });
  const acceptedFiles: [name: string, mimeType: string, buffer: Buffer][] = [
    ['a.jpg', 'image/jpeg', await picture.jpeg().toBuffer()],
    ['a.png', 'image/png', await picture.png().toBuffer()],
    ['a.webp', 'image/webp', await picture.webp().toBuffer()],
    ['a.avif', 'image/avif', await picture.avif().toBuffer()],
  ];
  const refusedFiles: typeof acceptedFiles = [
    ['a.gif', 'image/gif', await picture.gif().toBuffer()],
    ['a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n')],
  ];
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  await page.goto('/desk/site/clinic.yaml?pointer=/marks/icon');
  const fields = page.locator('fieldset:has(> div > [type=file])');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) {
    const upload = field.locator('[type=file]');
    for (const [name, mimeType, buffer] of acceptedFiles) {
      const response = page.waitForResponse('**/api/desk/pictures**');
      await upload.setInputFiles({ name, mimeType, buffer });
      expect((await response).status(), `${await field.getAttribute('id')} ${name}`).toBe(201);
      await expect(field.locator('progress')).toHaveCount(0);
    }
    await expect(field.getByText('JPEG, PNG, WebP, AVIF')).toBeVisible();
    for (const [name, mimeType, buffer] of refusedFiles) {
      await upload.setInputFiles({ name, mimeType, buffer });
      await expect(field.getByRole('alert')).toContainText('one of these: JPEG, PNG, WebP, AVIF');
    }
    await upload.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: heic });
    await expect(field.getByRole('alert')).toContainText('HEIC cannot be used here');
  }
});

test('a photograph of 108 megapixels is made smaller in the browser', { tag: '@stress' }, async ({
  page,
  clinic,
}) => {
  await openNewArticle(page, clinic, 'A photograph');
  const photo = await sharp({
    create: { width: 12_000, height: 9_000, channels: 3, background: '#a33' },
    limitInputPixels: false,
  })
    .jpeg()
    .toBuffer();
  await button(page, 'Picture').click();
  const upload = dialog(page).locator('[type=file]');
  await upload.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog(page).locator('img')).toHaveAttribute('src', /-1600x\d+\.jpg$/);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  // A logo may be transparent, but this photograph is not sent as a PNG, which can be larger than the original.
  await page.goto('/desk/site/clinic.yaml?pointer=/marks/logo');
  const uploadResponse = page.waitForResponse(
    (response) => response.url().includes('/pictures?transparent') && response.status() === 201,
  );
  const logo = page.locator('[data-pointer="/marks/logo"] [type=file]');
  await logo.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  expect((await uploadResponse).request().headers()['content-type']).toBe('image/jpeg');
});
