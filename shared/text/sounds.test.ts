import { expect, it } from 'vitest';
import { soundOfName } from './sounds.ts';

it.each(
  `
Deshmukh देशमुख deshmuk
Waghmare वाघमारे
Wankhede वानखेडे
Kulkarni कुलकर्णी Kulkarnee
Gaikwad गायकवाड
Chaudhari चौधरी Choudhary Chowdhary
Chavan चव्हाण Chavhan
Ambedkar आंबेडकर
Jaiswal जायसवाल
Jadhao जाधव Jadhav
Krishna कृष्णा
Laxmi लक्ष्मी Lakshmi
Pradnya प्रज्ञा
Dnyaneshwar ज्ञानेश्वर
Sambhaji संभाजी
Pandey पांडे
Pooja पूजा puja
Appasaheb अप्पासाहेब
Usha उषा
Zuber जुबेर
Zaheer jahir
Singh सिंह
Sinha सिन्हा
Verma वर्मा varma
Kamla कमला कमलाबाई Kamala
Uikey उइके उईके
Shrivastava श्रीवास्तव
Rao राव rav
Shah शाह शहा
Ali अली
Mohammed मोहम्मद mohamad
Rehman रहमान
Ahmed अहमद
Fatima फ़ातिमा
Vitthal विठ्ठल
Nimbalkar निंबाळकर
Gedam गेडाम
Hedau हेडाऊ
Tembhurne टेंभुर्णे
Khobragade खोब्रागडे
Sheikh शेख shaikh
Qureshi कुरैशी
Phadke फडके fadke
Vaishali वैशाली wayshali
Deepak दीपक दिपक dipak
Aarti आरती arti
Dattatray datatray
Bhosale भोसले bhosle
Murthy murti
Vijay विजय vijai
`
    .trim()
    .split('\n'),
)('a name sounds the same however it is spelt: %s', (names) => {
  expect(new Set(names.split(' ').map(soundOfName)).size).toBe(1);
});

it.each([
  ['Vishal', 'Vaishali'],
  ['Sunil', 'Sonal'],
  ['Deepa', 'Deepak'],
  ['Meena', 'Mona'],
  ['Kiran', 'Karan'],
  ['Mohan', 'Mohini'],
  ['Usha', 'Asha'],
  ['सुनीता', 'Saneeta'],
  ['Virani', 'Verma'],
  ['Raut', 'Rao'],
  ['Mahesh', 'Manish'],
])('%s and %s are different names', (name, other) => {
  expect(soundOfName(name)).not.toBe(soundOfName(other));
});
