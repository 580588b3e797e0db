import { describe, expect, test } from 'vitest';
import { emergencyFinder } from './finder.ts';
import { emergencyWords } from './words.ts';

const isUrgent = emergencyFinder(emergencyWords);

const hindi = `
पापा की धड़कन नहीं चल रही
जुबान नहीं चल रही
शरीर नीला पड़ रहा है
हाथ पैर ठंडे पड़ गए हैं
सांस तेज चल रही है
पापा के लेफ्ट हैंड में दर्द हो रहा है
पापा बेसुध पड़े हैं
पापा को पसीना-पसीना हो रहा है
पापा बात नहीं कर रहे
पति की आँखें ऊपर चढ़ गई हैं
आंख नहीं खोल रहे
छाती फट रही है
पापा की छाती में जकडन हो रही है
पापा को हार्ट अटेक आया है क्या करें
हार्ट अटक आया है पापा को
हार्ट एटैक आ गया
पिताजी को हार्टअटैक आया है
हार्ट अट्टैक
छाती पर जैसे पत्थर रखा हो
सीने पर बोझ लग रहा है
सिने में चुभन हो रही है
पापा के सिने मे दर्द
छाती भारी-भारी लग रही है
दिल में तेज दर्द उठ रहा है
पिताजी गिर पड़े और आवाज़ नहीं दे रहे
पापा उठ नहीं रहे
माँ उठाने पर भी नहीं उठ रही
पिताजी हिल नहीं रहे
पापा जवाब नहीं दे रहे
पापा कुछ बोल नहीं रहे हैं
नब्ज़ नहीं मिल रही
दिल की धड़कन बंद हो गई
दिल बंद हो गया
धड़कन तेज़ हो रही है और चक्कर आ रहे हैं
दिल बहुत ज़ोर से धड़क रहा है और पसीना आ रहा है
दादी का मुँह एक तरफ़ टेढ़ा हो गया
अचानक हाथ पैर सुन्न पड़ गए
आधा शरीर काम नहीं कर रहा
ज़बान लड़खड़ा रही है
पापा को स्ट्रोक आया है
जबड़े में दर्द और बाएँ हाथ में दर्द है
एम्बुलेंस चाहिए
मुँह से झाग आ रहा है
`;

const hindiInLatin = `
papa ki aankhen band ho rahi hain
bolne me dikkat ho rahi hai achanak
papa neele pad gaye
haath pair thande ho gaye hain
papa ki nabz bahut dheemi chal rahi hai
dam nikal raha hai
saans tez chal rahi hai
papa ke left hand me dard ho raha hai subah se
saas fool rahi hai
papa ko bahut paseena aa raha hai
dil ka dora pada hai
khoon ki ulti ho rahi hai
seena fata ja raha hai
chhati me aag lag rahi hai
dil baitha ja raha hai
papa ki chhati mein jakdan hai subah se
chhati me jakadan
seene me jakdan ho rahi hai
papa ko hart atek aaya hai
papa ko heart attak aya
hartattack aa gaya kya kare
hart ataik
chhati pe patthar rakha ho jaise
seene par bojh lag raha hai
chhati me dabav
sina dukh raha hai
seene me chubhan
chest me bhari pan lag raha
chest me dard ho raha hai
chest mein pain hai papa ko
papa uth nahi rahe
papa uth ni rahe hai
papa jawab nahi de rahe
papa hil nahi rahe
awaz nahi de rahe papa
papa bol nahi pa rahe
nabz nahi mil rahi
dil bahut zor se dhadak raha hai aur chakkar aa gaya
dhadkan tej hai aur pasina aa raha hai
muh tedha ho gaya dadi ka
ek taraf ka hath pair kaam nahi kar raha
papa ko lakva mar gaya
jabde me dard
saans nahi le pa rahe
ghabrahat ho rahi hai aur paseena bhi
papa ko stroke aaya hai
ambulance bhejo jaldi
`;

const marathi = `
हृदय बंद पडलं
बाबांचा एक हात उचलत नाही
हातपाय हलवत नाहीत
हात पाय गार पडलेत
बाबा डोळे उघडत नाहीत
श्वास लागतोय
छाती भरल्यासारखी वाटते
छातीत दाटून आलंय
छातीत घट्ट वाटतंय
छातीत टोचतंय
छातीत दुखतंय बाबांच्या
छातीत खूप दुखतय
बाबा उठत नाहीत
बाबा हालत नाहीत
बाबा बोलत नाहीत
आई प्रतिसाद देत नाही
बाबांना शुद्ध नाही
बाबा श्वास घेत नाहीत
श्‍वास घ्यायला त्रास होतोय
नाडी लागत नाही
छातीवर दगड ठेवल्यासारखं वाटतंय
छातीवर ओझं आहे
छातीत चमक येते आणि घाम
छाती आवळल्यासारखी वाटते
हार्ट अॅटॅक आला
हार्टअटॅक आला बाबांना
हृदयात कळ येतेय
धडधड होतेय आणि चक्कर येतेय
तोंड वाकडं झालंय
एका बाजूचे हात पाय हलत नाहीत
बोबडी वळली आहे आजोबांची
रुग्णवाहिका पाठवा
डाव्या हाताला मुंग्या येतायत आणि छातीत दुखतं
`;

const marathiInLatin = `
hruday band padla
baba dole ughdat nahit
chhatit dukhtay babanchya
chatit dukhtoy khup
chest dukhtoy
chest madhe dukhat ahe
baba uthat nahit
baba halat nahit
baba bolat nahit
dam lagto chalatana
dhap lagte
shwas ghet nahit
swas ghyayla tras hotoy
shuddha nahi babanna
chhativar ojha vatte
chhativar dagad thevlya sarkha vatta
hart attack ala babanna
dhaddhad hote ani chakkar yete
tond vakda zala
nadi lagat nahi
`;

const english = `
had a fit and is not waking
can't move his left side
sudden weakness of right arm
chestpain
feels like someone sitting on my chest
she can't speak and her mouth is crooked
father fainted
My father can't breathe
cant breathe properly since night
My husband is passing out
She passed out in the bathroom
tightness in chest since morning
It feels like an elephant on my chest
crushing pain
My left arm is numb
arm numb and sweaty
My father is not responding
He is not waking up
no pulse
Dad won't wake up
His heart has stopped
I think he is having a stroke
one side of his body is weak
his face is drooping
heart racing and dizzy
stabbing in my chest
My chest feels heavy
squeezing feeling in chest
Please send an ambulance
hart attack
heartattack
shortness of breath at rest
`;

const linesOf = (text: string) => text.trim().split('\n');

describe('a frightened relative is shown the ambulance', () => {
  test.each([hindi, hindiInLatin, marathi, marathiInLatin, english].flatMap(linesOf))(
    '%s',
    (sentence) => expect(isUrgent(sentence)).toBe(true),
  );
});

test('an attack of long ago does not hide what happens now', () => {
  for (const sentence of [
    '2 saal pehle heart attack aaya tha, aaj phir attack aaya hai',
    'दो साल पहले हार्ट अटैक आया था, अभी फिर वैसा ही हार्ट अटैक',
    'papa 70 saal ke hai, ek ghante pehle heart attack aaya',
    'He had a heart attack two years ago and now has chest pain',
  ])
    expect(isUrgent(sentence), sentence).toBe(true);
});
