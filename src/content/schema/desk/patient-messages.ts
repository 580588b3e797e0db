import { z } from 'zod';
import { textWith } from '../../fields/text.ts';
import { readyAnswers } from './ready-answers.ts';

const greetings = {
  en: 'Hello {NAME}, this is {CLINIC}. Thank you for writing to us.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। हमसे संपर्क करने के लिए धन्यवाद।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. आमच्याशी संपर्क साधल्याबद्दल धन्यवाद.',
};

const emergencyGreetings = {
  en: 'Hello {NAME}, this is {CLINIC}. If what you wrote about is happening now, came on suddenly, or is there even at rest, call {AMBULANCE} at once. Do not wait for our answer. If none of this applies, please call us on {PHONE}.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। आपने जो तकलीफ़ लिखी है, वह अगर अभी हो रही है, या अचानक शुरू हुई है, या आराम करते समय भी होती है, तो तुरंत {AMBULANCE} पर फ़ोन करें। हमारे जवाब का इंतज़ार न करें। इनमें से कुछ भी न हो, तो कृपया हमें {PHONE} पर फ़ोन करें।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. तुम्ही लिहिलेला त्रास आत्ता होत असेल, किंवा अचानक सुरू झाला असेल, किंवा आराम करत असतानाही होत असेल, तर लगेच {AMBULANCE} वर फोन करा. आमच्या उत्तराची वाट पाहू नका. यातले काहीही नसेल, तर कृपया आम्हाला {PHONE} वर फोन करा.',
};

const emergencyCallBacks = {
  en: 'We will also call you on {TIME}.',
  hi: 'हम आपको {TIME} बजे फ़ोन भी करेंगे।',
  mr: 'आम्ही तुम्हाला {TIME} वाजता फोनही करू.',
};

const emergencyNoAnswers = {
  en: 'We called you about your message and could not reach you.',
  hi: 'आपके मैसेज के बारे में हमने आपको फ़ोन किया था, पर बात नहीं हो पाई।',
  mr: 'तुमच्या मेसेजबद्दल आम्ही तुम्हाला फोन केला होता, पण बोलणे झाले नाही.',
};

const emergencyReminders = {
  en: 'If what you wrote about is happening now, call {AMBULANCE} at once. Do not wait for our answer.',
  hi: 'आपने जो तकलीफ़ लिखी है, वह अगर अभी हो रही है, तो तुरंत {AMBULANCE} पर फ़ोन करें। हमारे जवाब का इंतज़ार न करें।',
  mr: 'तुम्ही लिहिलेला त्रास आत्ता होत असेल, तर लगेच {AMBULANCE} वर फोन करा. आमच्या उत्तराची वाट पाहू नका.',
};

const callBackGreetings = {
  en: 'Hello {NAME}, this is {CLINIC}. We will call you on {TIME}. If another time is better, please write it here, or call us on {PHONE}.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। हम आपको {TIME} बजे फ़ोन करेंगे। कोई और समय ठीक लगे, तो कृपया वह यहाँ लिखें, या हमें {PHONE} पर फ़ोन करें।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. आम्ही तुम्हाला {TIME} वाजता फोन करू. दुसरी वेळ सोयीची असेल, तर कृपया ती इथे लिहा, किंवा आम्हाला {PHONE} वर फोन करा.',
};

const noAnswerGreetings = {
  en: 'Hello {NAME}, this is {CLINIC}. We called you about your message and could not reach you. Please call us on {PHONE}, or write here when we can call.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। आपके मैसेज के बारे में हमने आपको फ़ोन किया था, पर बात नहीं हो पाई। कृपया हमें {PHONE} पर फ़ोन करें, या यहाँ लिखें कि हम कब फ़ोन करें।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. तुमच्या मेसेजबद्दल आम्ही तुम्हाला फोन केला होता, पण बोलणे झाले नाही. कृपया आम्हाला {PHONE} वर फोन करा, किंवा आम्ही कधी फोन करावा ते इथे लिहा.',
};

const doctorGreetings = {
  en: 'Hello {NAME}, this is {CLINIC}. We have passed your question on to the doctor, and will tell you the answer.',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। आपका सवाल हमने डॉक्टर को बता दिया है। जवाब मिलते ही हम आपको बताएँगे।',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. तुमचा प्रश्न आम्ही डॉक्टरांना सांगितला आहे. उत्तर मिळाले की आम्ही तुम्हाला कळवू.',
};

const mailSubjects = {
  en: 'Your message to {CLINIC}',
  hi: '{CLINIC} को भेजा आपका मैसेज',
  mr: 'तुम्ही {CLINIC}ला पाठवलेला मेसेज',
};

const offers = {
  en: 'Hello {NAME}, this is {CLINIC}. We can see you on {TIME}. {PACKAGE} {LINE} {ADDRESS} Please answer here: {LINK}',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। आप {TIME} बजे आ सकते हैं। {PACKAGE} {LINE} {ADDRESS} कृपया यहाँ जवाब दें: {LINK}',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. तुम्ही {TIME} वाजता येऊ शकता. {PACKAGE} {LINE} {ADDRESS} कृपया इथे उत्तर द्या: {LINK}',
};

const replacedOffers = {
  en: 'The earlier time, {TIME}, no longer holds: please do not come then.',
  hi: 'पहले बताया गया {TIME} बजे का समय अब कैंसल हो गया है। कृपया उस समय न आएँ।',
  mr: 'आधीची {TIME} वाजताची वेळ आता रद्द झाली आहे. कृपया त्या वेळी येऊ नका.',
};

const closedOffers = {
  en: 'Hello {NAME}, this is {CLINIC}. Your visit on {TIME} cannot take place, because the clinic is closed then. Please do not come then. You can tell us here when another time suits you: {LINK}',
  hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। {TIME} बजे की आपकी मुलाकात नहीं हो पाएगी, क्योंकि उस समय क्लिनिक बंद रहेगा। कृपया उस समय न आएँ। आप कब आ सकते हैं, यहाँ बताएँ: {LINK}',
  mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. {TIME} वाजताची तुमची भेट होऊ शकणार नाही, कारण तेव्हा क्लिनिक बंद राहील. कृपया त्या वेळी येऊ नका. तुम्ही कधी येऊ शकता ते इथे सांगा: {LINK}',
};

/** Texts to a patient, by the language of the enquiry. */
function byLanguage(usual: Record<string, string>, names: string[], description: string) {
  return z
    .record(z.string().regex(/^[a-z]{2}$/), textWith(...names))
    .default({})
    .describe(description)
    .transform((own): Record<string, string> => ({ ...usual, ...own }));
}

/** The fields of `desk.yaml` with messages to patients, each of which is in the language of its enquiry. */
export const patientMessages = {
  greetings: byLanguage(
    greetings,
    ['NAME', 'CLINIC'],
    'How a message to a patient begins, by the language of the enquiry; {NAME} is the patient, {CLINIC} the clinic. Read in the main language’s file alone.',
  ),
  emergencyGreetings: byLanguage(
    emergencyGreetings,
    ['NAME', 'CLINIC', 'AMBULANCE', 'PHONE'],
    'The same while a message with words of an emergency waits for an answer; {AMBULANCE} and {PHONE} are the numbers. Read in the main language’s file alone.',
  ),
  emergencyCallBacks: byLanguage(
    emergencyCallBacks,
    ['TIME'],
    'The sentence after that one while a call is promised for {TIME}, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  emergencyNoAnswers: byLanguage(
    emergencyNoAnswers,
    [],
    'The sentence after it once nobody has answered a call, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  emergencyReminders: byLanguage(
    emergencyReminders,
    ['AMBULANCE'],
    'The paragraph before a ready answer to such a message, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  callBackGreetings: byLanguage(
    callBackGreetings,
    ['NAME', 'CLINIC', 'TIME', 'PHONE'],
    'The same while a call is promised for {TIME}. Read in the main language’s file alone.',
  ),
  noAnswerGreetings: byLanguage(
    noAnswerGreetings,
    ['NAME', 'CLINIC', 'PHONE'],
    'The same after a call that nobody answered. Read in the main language’s file alone.',
  ),
  doctorGreetings: byLanguage(
    doctorGreetings,
    ['NAME', 'CLINIC', 'PHONE'],
    'The same while the message waits for the doctor, until the doctor has written a note. Read in the main language’s file alone.',
  ),
  mailSubjects: byLanguage(
    mailSubjects,
    ['CLINIC'],
    'The subject of an email to a patient, by the language of the enquiry; {CLINIC} is the clinic. Read in the main language’s file alone.',
  ),
  offers: byLanguage(
    offers,
    ['NAME', 'CLINIC', 'TIME', 'PACKAGE', 'LINE', 'ADDRESS', 'LINK'],
    'The message that offers a visit, by language, with {TIME}, the {PACKAGE} asked for, the {LINE} of who offers it, the {ADDRESS} and the {LINK} to answer. Read in the main language’s file alone.',
  ),
  replacedOffers: byLanguage(
    replacedOffers,
    ['TIME'],
    'The sentence that stands before {LINE} in that message if an earlier time, {TIME}, no longer holds, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  closedOffers: byLanguage(
    closedOffers,
    ['NAME', 'CLINIC', 'TIME', 'LINK'],
    'The message that stands in place of that one if the clinic has been closed at {TIME} since, by the language of the enquiry. Read in the main language’s file alone.',
  ),
  readyAnswers,
};
