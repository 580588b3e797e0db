import { expect, it } from 'vitest';
import { soundsIn } from './name-sounds.ts';

it.each([
  ['Deshmukh', 'देशमुख'],
  ['Waghmare', 'वाघमारे'],
  ['Wankhede', 'वानखेडे'],
  ['Kulkarni', 'कुलकर्णी'],
  ['Gaikwad', 'गायकवाड'],
  ['Chaudhari', 'चौधरी'],
  ['Chavan', 'चव्हाण'],
  ['Ambedkar', 'आंबेडकर'],
  ['Jaiswal', 'जायसवाल'],
  ['Krishna', 'कृष्णा'],
  ['Laxmi', 'लक्ष्मी'],
  ['Lakshmi', 'लक्ष्मी'],
  ['Pradnya', 'प्रज्ञा'],
  ['Sunanda', 'सुनंदा'],
  ['Sambhaji', 'संभाजी'],
  ['Pandey', 'पांडे'],
  ['Pooja', 'पूजा'],
  ['Sanjay', 'संजय'],
  ['Appasaheb', 'अप्पासाहेब'],
  ['Usha', 'उषा'],
  ['Zuber', 'जुबेर'],
  ['Singh', 'सिंह'],
  ['Sinha', 'सिन्हा'],
])('%s sounds like %s', (latin, devanagari) => {
  const [one] = soundsIn(latin);
  const [other] = soundsIn(devanagari);
  expect(one?.sounds).toBe(other?.sounds);
  expect([one?.script, other?.script]).toEqual(['latin', 'devanagari']);
});

it('names that sound otherwise, and words with a single sound or of another script, are not mistaken', () => {
  expect(soundsIn('Sunita')).not.toEqual(soundsIn('Snehal'));
  const [sunita, sonata] = [soundsIn('सुनीता'), soundsIn('Saneeta')];
  expect(sunita[0]?.sounds).not.toBe(sonata[0]?.sounds);
  expect(soundsIn('Asha 9823 சுனிதா')).toEqual([]);
});
