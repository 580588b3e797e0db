import { expect, test } from 'vitest';
import { emergencyFinder } from './finder.ts';
import { emergencyWords } from './words.ts';

const isUrgent = emergencyFinder(emergencyWords);

const harmless = `
ECG ka rate kya hai?
TMT test ka kharcha kitna hai
What does a stress test cost?
papa ko heart ki dawa chal rahi hai
2 saal pehle heart attack aaya tha, follow up chahiye
2 साल पहले हार्ट अटैक आया था, रिपोर्ट दिखानी है
पाच वर्षांपूर्वी हार्ट अटॅक आला होता, तपासणी करायची आहे
He had a heart attack two years ago and needs a follow-up
pair me jalan
uth nahi raha phone
आपका फ़ोन नहीं उठ रहा
phone koi utha nahi raha
पैर में सूजन है
BP ki report dikhani hai
angioplasty ka kharcha
chest x-ray report dikhana hai
jawab nahi aaya mere message ka
आपने जवाब नहीं दिया मैसेज का
आवाज नहीं आ रही call par
फ़ोन पर आवाज़ नहीं आ रही
तुमचा फोन उचलत नाहीत
मेसेजला उत्तर आले नाही
no answer to my message
Your phone is not responding
The website is not responding on my mobile
ghutne me dard hai, cardiologist se milna hai
घुटनों में दर्द रहता है और BP भी है
पाठीत दुखतं, तपासणी करायची आहे
Is the clinic open on Sunday?
What is the difference between angiography and angioplasty?
Does high blood pressure cause damage over time?
stroke se bachne ke liye kya khana chahiye
How can I prevent a stroke?
Sunday ko clinic khula hai kya
मेरा अपॉइंटमेंट बदलना है, सोमवार को नहीं आ सकते
haan phir aata hoon Monday ko
link khul nahi raha
लिंक नहीं खुल रही
Ayushman card chalega kya?
आयुष्मान कार्ड चालेल का?
2D echo aur ECG dono ek din me ho jayenge?
पेसमेकर की बैटरी कब बदलनी है
मधुमेह आहे, हृदय तपासणी करायची आहे
cholesterol zyada hai, dawa leni chahiye kya
My mother takes tablets for blood pressure. Which papers do I bring?
How long do I have to rest my arm after angiography?
doctor bolte nahi hai hindi?
मैं बोल नहीं सकता अंग्रेज़ी, हिंदी में बात होगी?
papa chal nahi pate, wheelchair milegi kya?
गाड़ी पार्किंग की जगह है क्या
मुझे सोमवार को अपॉइंटमेंट चाहिए
रिपोर्ट कब मिलेगी
क्या रविवार को डॉक्टर मिलेंगे
डॉक्टर साहब की फीस कितनी है
angiography kitne ki hoti hai
I want to book a 2D echo for my mother on Monday
बच्चे के दिल में छेद है, ऑपरेशन का खर्च
दिल के छेद का इलाज होता है?
dil me chhed ka ilaj
papa ka BP 150/90 rehta hai
sugar aur BP ki dawa chalu hai
मेरी माँ को शुगर है, हार्ट चेकअप कराना है
Stent lagaye 3 saal ho gaye, follow up
मला तपासणी करायची आहे, वेळ मिळेल का
फी किती आहे
आईची 2D इको करायची आहे
रिपोर्ट दाखवायची आहे, कधी येऊ
नागपूरला कसे यायचे
कमरेत दुखतंय
गुडघा दुखतो
kamar me dard hai
sir dard aur BP
pet me dard
What should I bring?
Can I eat before TMT?
TMT ke pehle khana kha sakte hai?
how far is the parking from the lift
Can a heart patient travel by train?
heart patient hai, train se aa sakte hai kya
दिल के मरीज़ को क्या खाना चाहिए
hindi me baat karne wala doctor chahiye
Holter ka machine kitne din lagta hai
holter pehan ke naha sakte hai kya
pacemaker laga hai, MRI ho sakta hai?
Do you take Star Health insurance?
Please call me back, nobody answers the phone
phone nahi utha rahe aap log
koi call receive nahi karta
OTP nahi aa raha
My report is not opening
वेबसाइट नहीं चल रही
I cannot find the clinic on the map
Is the doctor available tomorrow?
Aapki clinic band hai kya aaj
clinic kitne baje band hota hai
मैं बोल रहा हूँ बैतूल से
bol rahe the ki Monday ko aana
जवाब दीजिए
kripya jawab de
कृपया जवाब दें
जल्दी जवाब नहीं मिला
aap log jawab nahi dete
आवाज साफ नहीं है
weight 82 kg hai, vajan kam karna hai
वजन कम कैसे करें
heavy breakfast before echo?
pressure ki dawa kab leni hai
पत्थरी का ऑपरेशन हुआ था
I had a bypass five years ago
bypass 5 saal pehle hua tha, checkup
5 साल पहले स्टेंट लगा था
side effects of statins
Does the left artery matter?
normal hath dhona
मेरा नाम दिलीप है, दर्द विशेषज्ञ चाहिए
दिल्ली में रहता हूँ, घुटने में दर्द
senior citizen discount hai kya, ghutne me dard
छाती का एक्सरे कहाँ होता है
chhati ka xray bhi hota hai kya
सीनियर सिटीजन, घुटने में दर्द
hum uth ke jaldi aa jayenge
subah uth nahi pata, time shaam ka do
gaadi nahi mil rahi
दवा नहीं मिल रही
मुंह सूखता है दवा से
daura karne wale doctor kab aate hai
चक्कर आते हैं कभी-कभी, दिखाना है
haath me dard hai blood test ke baad
निकाल कधी मिळेल
उत्तर मिळाले नाही
डॉक्टर बोलत नाहीत का मराठी
बाबांना चालता येत नाही, व्हीलचेअर मिळेल का
हालत सुधारली आहे, रिपोर्ट दाखवायची
Naadi pariksha hoti hai kya
Namaste, mujhe apne papa ka angiography karwana hai
पापा को चलने पर थोड़ी थकान होती है, कब दिखाएँ
I want to know the price of pacemaker
मेरे बच्चे को दिल की जाँच करानी है
हमें शनिवार को आना है, क्या डॉक्टर मिलेंगे
stent ke baad kya khana chahiye
kya chai pi sakte hai test se pehle
Reports ready ho gayi kya
Holter report kab milegi
आपका नंबर नहीं लग रहा
number busy aa raha hai
call lag nahi raha
Aap call nahi utha rahe ho
whatsapp pe jawab nahi mila
कल आपने फ़ोन नहीं उठाया
मैं कल नहीं आ सकता, समय बदल दें
my appointment is on Monday, I cannot come
Need second opinion on my angiogram
Can I take my BP tablet before TMT
Do you treat heart holes in children?
bypass ya stent kya behtar hai
cholesterol ki report bhej di hai
insurance approve nahi hua
pmjay card se operation hoga kya
Ayushman me angioplasty free hai kya
मेरा ऑपरेशन 3 महीने पहले हुआ, फॉलोअप
बाबांची अँजिओप्लास्टी झाली आहे, पुन्हा तपासणी कधी
मला उद्या यायचे आहे
तुमच्या क्लिनिकचा पत्ता द्या
रिपोर्ट मिळाला नाही
फोन लागत नाही
फोन उचलत नाही कोणी
किती वेळ लागतो टीएमटीला
TMT sathi kay khau naye
बाबा 70 वर्षांचे आहेत, चालता येते
kya patient ko saath lana zaroori hai
driver ko bula lu kya
gas ki dawa le raha hu, heart ki bhi
hath me sujan hai injection ke baad
pair me sujan rehti hai
varicose veins ka ilaj
neend nahi aati, BP badh jata hai
ghabrahat hoti hai kabhi kabhi, checkup karana hai
wazan kam karne ke liye diet
mummy ka weight 90 kg hai aur BP high
The left side parking gate was closed
left my reports at the clinic
fasting blood test on Monday, can I drink water?
How fast do I get an appointment?
Sweets are allowed?
I don't speak Hindi, is English ok?
He does not speak English, can the doctor speak Gujarati?
talk to the doctor please, nobody picks up
My wife could not find your clinic
The form is not working, cannot send
doctor se baat nahi ho pa rahi
papa se baat kar lijiye
doctor sahab bol rahe the ki 3 mahine baad aana
स्टेंट कितने साल चलता है
दिल का ऑपरेशन कितने का होता है
पेट में जलन और गैस
seene ka x-ray laya hu
chest specialist hai kya aapke yahan
छाती रोग विशेषज्ञ हैं क्या
सीने का एक्सरे साथ लाना है क्या
valve me leakage hai, operation?
मुंह में छाले हैं दवा से
haath ki nas me se angiography hoti hai kya
हाथ की नस से एंजियोग्राफ़ी होती है क्या
angiography ke baad haath me dard
oxygen level 98 hai
BP 130/80 pulse 72 normal hai
pulse rate kitna hona chahiye
nadi dekhne wale doctor
BP band ho gaya kya dawa se
dawa band kar sakte hai kya
doctor ne dawa band kar di
dhadkan ki dawa chal rahi hai
din me chakkar, aur raat me neend nahi
aap ki clinic me lift band hai kya, papa chadh nahi pate
सीढ़ी नहीं चढ़ पाते पापा, लिफ्ट है क्या
saas ko dikhana hai, ve chal nahi pati
saas nahi aa payegi, hum report laye?
साँस की दवा और दिल की दवा साथ ले सकते हैं?
I cannot move my appointment right now
`;

test.each(harmless.trim().split('\n'))('“%s” can wait', (sentence) => {
  expect(isUrgent(sentence)).toBe(false);
});
