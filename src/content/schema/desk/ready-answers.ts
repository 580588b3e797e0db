import { z } from 'zod';
import { textWith } from '../../fields/text.ts';

/** The facts that a ready answer may name. */
const facts = ['NAME', 'CLINIC', 'PHONE', 'AMBULANCE', 'ADDRESS', 'MAP', 'HOURS', 'FEES', 'PRICES'];

const language = z.string().regex(/^[a-z]{2}$/);

const answer = z.strictObject({
  name: z
    .record(language, textWith())
    .describe('What the button says, one or two words, by the language of the desk.'),
  text: z
    .record(language, textWith(...facts))
    .describe('The message, by the language of the enquiry.'),
});

const usual: z.input<typeof answer>[] = [
  {
    name: { en: 'Fees', hi: 'फ़ीस', mr: 'फी' },
    text: {
      en: 'Hello {NAME}, this is {CLINIC}. Thank you for asking.\n\nOur fees:\n{FEES}\n\nOur packages:\n{PRICES}\n\nIf you have a question about fees, or about what any test or treatment costs, please call {PHONE}. Our hours: {HOURS}',
      hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। पूछने के लिए धन्यवाद।\n\nहमारे यहाँ की फ़ीस:\n{FEES}\n\nहमारे पैकेज के दाम:\n{PRICES}\n\nफ़ीस के बारे में कुछ पूछना हो, या किसी भी जाँच या इलाज का खर्च जानना हो, तो {PHONE} पर फ़ोन कीजिए। हमारा समय: {HOURS}',
      mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. विचारल्याबद्दल धन्यवाद.\n\nआमच्याकडची फी:\n{FEES}\n\nआमच्या पॅकेजच्या किमती:\n{PRICES}\n\nफीबद्दल काही विचारायचे असेल, किंवा कोणत्याही तपासणीचा किंवा उपचारांचा खर्च जाणून घ्यायचा असेल, तर {PHONE} वर फोन करा. आमची वेळ: {HOURS}',
    },
  },
  {
    name: { en: 'Directions', hi: 'रास्ता', mr: 'पत्ता' },
    text: {
      en: 'Hello {NAME}, this is {CLINIC}. You find us here: {ADDRESS}\nOn the map: {MAP}\nOur hours: {HOURS}',
      hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। हमारा पता: {ADDRESS}\nनक्शे पर: {MAP}\nहमारा समय: {HOURS}',
      mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. आमचा पत्ता: {ADDRESS}\nनकाशावर: {MAP}\nआमची वेळ: {HOURS}',
    },
  },
  {
    name: { en: 'What to bring', hi: 'क्या लाएँ', mr: 'काय आणावे' },
    text: {
      en: 'Hello {NAME}, this is {CLINIC}. Please bring your old reports and ECGs, and all the medicines you take now in their strips, with your insulin and inhalers. If you can, let someone from your family come along.',
      hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। अपनी पुरानी रिपोर्ट और ECG साथ लाइए, और जो दवाइयाँ अभी ले रहे हैं, वे सब अपने पत्तों के साथ, इंसुलिन और इनहेलर भी। हो सके तो घर के किसी व्यक्ति को साथ लाइए।',
      mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. जुने रिपोर्ट आणि ECG सोबत आणा, आणि सध्या घेत असलेली सगळी औषधे त्यांच्या स्ट्रिपसह आणा, इन्सुलिन आणि इनहेलरही. जमल्यास घरातल्या कोणाला तरी सोबत आणा.',
    },
  },
  {
    name: { en: 'Fasting', hi: 'खाली पेट', mr: 'उपाशीपोटी' },
    text: {
      en: 'Hello {NAME}, this is {CLINIC}. For a visit, an ECG or an ordinary echo you can eat and drink as usual. Before a TMT, have no meal, tea or coffee for about three hours, and do not smoke; small sips of water are fine. Some blood tests need fasting: please ask us on {PHONE} which of yours do. If you take tablets or insulin for diabetes, ask the doctor before you fast what to take that morning: without food your sugar can fall too low. Go on with your other medicines unless your doctor has told you otherwise.',
      hi: 'नमस्ते {NAME} जी, हम {CLINIC} से लिख रहे हैं। डॉक्टर से मिलने, ECG या साधारण इको के लिए आप रोज़ की तरह खा-पी सकते हैं। TMT से पहले करीब तीन घंटे खाना न खाएँ, चाय-कॉफ़ी और बीड़ी-सिगरेट न पिएँ; पानी के छोटे घूँट ले सकते हैं। खून की कुछ जाँचों के लिए खाली पेट आना होता है: आपकी कौन-सी जाँच खाली पेट होगी, यह {PHONE} पर पूछ लीजिए। शुगर की गोली या इंसुलिन लेते हों तो खाली पेट रहने से पहले डॉक्टर से पूछिए कि उस सुबह क्या लेना है: बिना खाए शुगर बहुत कम हो सकती है। डॉक्टर ने मना न किया हो तो बाकी दवाइयाँ लेते रहिए।',
      mr: 'नमस्कार {NAME}, आम्ही {CLINIC}मधून लिहीत आहोत. डॉक्टरांना भेटण्यासाठी, ECG किंवा साध्या इकोसाठी तुम्ही नेहमीप्रमाणे खाऊ-पिऊ शकता. TMT च्या आधी सुमारे तीन तास जेवण करू नका, चहा-कॉफी घेऊ नका आणि विडी-सिगारेट ओढू नका; पाण्याचे छोटे घोट घेऊ शकता. रक्ताच्या काही तपासण्यांसाठी उपाशीपोटी यावे लागते: तुमची कोणती तपासणी उपाशीपोटी आहे, ते {PHONE} वर विचारा. शुगरच्या गोळ्या किंवा इन्सुलिन घेत असाल, तर त्या सकाळी काय घ्यायचे ते उपाशी राहण्याआधी डॉक्टरांना विचारा: न खाता शुगर खूप कमी होऊ शकते. डॉक्टरांनी थांबवायला सांगितले नसेल, तर बाकीची औषधे चालू ठेवा.',
    },
  },
];

/** Messages that staff send often. */
export const readyAnswers = z
  .array(answer)
  .max(8)
  .default(usual)
  .describe(
    'Frequent messages, with {NAME}, {CLINIC}, {PHONE}, {AMBULANCE}, {ADDRESS}, {MAP}, {HOURS}, {FEES} and {PRICES}; a paragraph without its fact is left out. Read in the main language’s file alone.',
  );
