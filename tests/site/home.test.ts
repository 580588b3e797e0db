import { beforeAll, describe, expect, it } from 'vitest';
import { callLink, chatLink, phoneText, sampleClinic } from '../support/content/sample-clinic.ts';
import {
  type Element,
  hrefsOf,
  namedLinksIn,
  selectIn,
  textOf,
  type WebPage,
} from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();
let page: WebPage;
let sections: Element[];
beforeAll(() => {
  page = site.pageAt('/');
  sections = page.select('main > section, main > div > div > section');
});

/** The section of Home at a position, the first being 0. */
function section(index: number): Element {
  const element = sections[index];
  if (!element) throw new Error(`Home has no section ${index}`);
  return element;
}

const textsIn = (element: Element, selector: string) => selectIn(element, selector).map(textOf);

describe('Home', () => {
  it('has its sections in the required order, from the hero to the contact section', () => {
    expect(textOf(page.one('h1'))).toBe('Best Cardiologist in Nagpur');
    expect(sections.map(textOf)).toEqual(
      [
        sampleClinic.doctor.name,
        'About the Doctor',
        'Pediatric Echocardiography',
        'WhatsApp Emergency',
        'Reviews',
        'What Patients Say',
        'Latest Health Insights',
        'Full Name',
      ].map((text) => expect.stringContaining(text)),
    );
    expect([0, 2, 7].map((index) => section(index).attribs['id'])).toEqual([
      'home',
      'services',
      'contact',
    ]);
  });

  it('introduces the doctor in the hero, with his achievements and ways to reach him', () => {
    const hero = section(0);
    expect(textOf(hero)).toContain(sampleClinic.doctor.name);
    expect(textOf(hero)).toContain(sampleClinic.address.street);
    expect(textsIn(hero, 'ul[aria-label="The clinic in figures"] > li')).toEqual([
      '20,000+Patients treated',
      '10,000+Procedures',
      '8+Years as a cardiologist',
    ]);
    expect(namedLinksIn(hero)).toEqual([
      ['What to do now', '/chest-pain'],
      ['108', 'tel:108'],
      ['Call 108', 'tel:108'],
      ['Call the clinic', callLink],
      ['Book Appointment', '/contact#form'],
      ['Call Now', callLink],
    ]);
    expect(selectIn(hero, 'img').map(({ attribs }) => attribs['alt'])).toEqual([
      expect.stringContaining(sampleClinic.doctor.name),
    ]);
  });

  it('has links to call and to chat in the emergency banner', () => {
    expect(hrefsOf(section(3), 'Call the clinic')).toEqual([callLink]);
    expect(hrefsOf(section(3), 'WhatsApp Emergency')).toEqual([
      chatLink('Hello, I am writing from your website.'),
    ]);
    expect(textOf(section(3))).toContain('Do not wait for an answer on WhatsApp');
  });

  it('shows three articles, each with its link', () => {
    const insights = section(6);
    const cards = selectIn(insights, 'article').map((card) => ({
      text: textOf(card),
      hasIcon: selectIn(card, 'svg').length > 0,
      pictures: selectIn(card, 'img').length,
      more: namedLinksIn(card).filter(([name]) => name.startsWith('Read More')),
    }));
    const card = (slug: string, date: string, time: string) => ({
      text: expect.stringMatching(new RegExp(`${date}.*${time}`)),
      hasIcon: true,
      pictures: 1,
      more: [[expect.any(String), `/blog/${slug}`]],
    });
    expect(cards).toEqual([
      card('hypertension-management', 'January 23, 2024', '7 min read'),
      card('asd-vsd-pda-heart-defects', 'January 22, 2024', '8 min read'),
      card('atrial-fibrillation-management', 'January 21, 2024', '10 min read'),
    ]);
    expect(hrefsOf(insights, 'View All Articles')).toEqual(['/blog']);
  });

  it('has the phone, the email address, the map and a form', () => {
    const contact = section(7);
    const { email } = sampleClinic.contact;
    expect(new Set(hrefsOf(contact, phoneText))).toEqual(new Set([callLink]));
    expect(new Set(hrefsOf(contact, email))).toEqual(new Set([`mailto:${email}`]));
    expect(hrefsOf(contact, 'Call the clinic')).toEqual([callLink]);
    expect(textOf(contact)).toMatch(/Monday to Saturday, ?10:00 AM to 8:00 PM/);
    const [map] = selectIn(contact, 'a').filter((link) => /Sadoday.*440018/.test(textOf(link)));
    expect(map?.attribs['href']).toMatch(/^https:\/\/www\.google\.com\/maps\//);
    expect(map?.attribs['target']).toBe('_blank');
    expect(textsIn(contact, 'form h2')).toEqual(['Send Message']);
    const fields = selectIn(contact, 'label[for]').map((label) => {
      const { attribs } = page.one(`#${label.attribs['for']}`);
      const { type, placeholder, rows } = attribs;
      return { label: textOf(label), type, placeholder, rows, required: 'required' in attribs };
    });
    const field = { placeholder: undefined, rows: undefined, required: true };
    expect(fields).toEqual([
      { ...field, label: 'Full Name', type: 'text' },
      { ...field, label: 'Email Address', type: 'email' },
      { ...field, label: 'Phone Number', type: 'tel', placeholder: '+91 XXXXX XXXXX' },
      { ...field, label: 'Message', type: undefined, rows: '5' },
    ]);
  });
});
