import { expect, test } from 'vitest';
import { emergencyFinder } from './finder.ts';
import { emergencyWords } from './words.ts';

const isUrgent = emergencyFinder(emergencyWords);

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
  'पापा का सांस नही आ रही है',
  'सांस नही ले पा रहे',
  'saas lene me taklif ho rahi hai abhi',
  'papa ki saans ruk rahi hai',
  'papa ki saas nhi aa rahi, saans nhi le pa rahe',
  'papa ki chaati me bhari pan hai aur bahut pasina aa raha hai kya kare',
  'papa ka seena jakad gaya hai',
  'पिताजी अचानक गिर गए और बोल नहीं पा रहे',
  'पापा गिर पड़े आंखें नहीं खोल रहे',
  'mere papa hosh me nahi hai',
  'papa ko attack aaya hai',
  'पापा को बेचैनी और पसीना आ रहा है',
  'papa ko gabrahat ho rahi hai dil bahut tez dhadak raha hai',
  'Papa को सुबह से ghabrahat और हाथ सुन्न हो रहा है, urgent',
  'Baba na shvas gheta yet nahi',
  'बाबांना श्वास येत नाही',
  'My oxygen is low since yesterday',
])('“%s” contains words of an emergency', (message) => {
  expect(isUrgent(message)).toBe(true);
});

test.each([
  'Where can I park?',
  'May we come on Monday? My report is ready.',
  'क्या सोमवार को आ सकते हैं?',
  'सोमवारी येऊ का? किती खर्च येईल?',
  'मेरी सास को सोमवार को दिखाना है, कोई दिक्कत नही',
  'Meri saas ko Sunday ko dikhana hai, hath ka X-ray bhi hai',
  'Ghabrahat ho to Sunday ko aa sakte hai kya?',
  'What sort of breathing test is done on Sunday?',
  'Aapka pata kya hai, gaadi khadi karne ki jagah hai?',
  'The chest X-ray is done. The knee needs nothing now, though there is some pain.',
])('“%s” contains no words of an emergency', (message) => {
  expect(isUrgent(message)).toBe(false);
});
