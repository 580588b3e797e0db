import { expect, test } from 'vitest';
import { emergencyFinder, emergencyWords } from './emergency-words.ts';

const isUrgent = emergencyFinder(Object.values(emergencyWords).flat());

test.each([
  'My father has severe chest pain since morning',
  'pain in the chest and sweating',
  'She fainted twice',
  'I can’t breathe when I lie down',
  'माँ के सीने में बहुत दर्द है',
  'पिताजी बेहोश हो गए थे',
  'साँस फूल रही है',
  'छातीत खूप दुखत आहे',
  'आई चालताना दम लागतो म्हणते',
  'Papa ke seene me bahut dard hai',
  'Saans phul rahi hai, seene me bhari lagta hai',
  'Kaka na chatit jad watate chaltana',
  'Aai la chhatit bharun yete',
  'छातीत भरून आल्यासारखे वाटते',
  'A heaviness in the chest since last night',
  'He is sweating a lot',
  'छातीत जड वाटते आणि घाम येतो',
  'छातीत जड जड वाटतंय',
  'शुद्ध हरपली',
  'सीने में भारीपन',
  'खूप घाम येतो, घाबरल्यासारखे होते',
  'मेरे पति बहुत हाँफ रहे हैं, बैठे-बैठे भी',
  'hanf rahe hai baithe baithe',
  'सांस लेने में दिक्कत है',
  'दम फूल रहा है',
  'साँस चढ़ रही है बहुत',
  'रात को लेटने पर साँस उखड़ती है',
  'सीने में जकड़न',
  'छाती में जलन और घबराहट है',
  'पति गिर गए, उठ नहीं रहे',
  'होंठ नीले पड़ गए',
  'मुँह टेढ़ा हो गया',
  'पसीना आ रहा है और उल्टी',
  'sans ful rahi hai',
  'बाबा पडले आणि उठत नाहीत',
  'तोंड वाकडे झाले आहे',
])('“%s” contains words of an emergency', (message) => {
  expect(isUrgent(message)).toBe(true);
});

test.each([
  'Where can I park?',
  'May we come on Monday? My report is ready.',
  'क्या सोमवार को आ सकते हैं?',
  'सोमवारी येऊ का? किती खर्च येईल?',
  'The chest X-ray is done. The knee needs nothing now, though there is some pain.',
])('“%s” contains no words of an emergency', (message) => {
  expect(isUrgent(message)).toBe(false);
});
