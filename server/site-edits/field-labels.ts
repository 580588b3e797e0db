import type { FormField } from '../../shared/desk/site/form.ts';

/** The names of the fields that are changed most, in Hindi and Marathi; all others stay in English. */
const labels: Record<string, { hi: string; mr: string }> = {
  // Hours and closures.
  'Opening hours': { hi: 'क्लिनिक का समय', mr: 'क्लिनिकच्या वेळा' },
  'Hours for one visit': { hi: 'एक मुलाकात में कितने घंटे', mr: 'एका भेटीला किती तास' },
  'Hours for search engines': {
    hi: 'गूगल जैसे सर्च इंजन के लिए समय',
    mr: 'Google सारख्या सर्च इंजिनांसाठी वेळा',
  },
  Days: { hi: 'दिन', mr: 'दिवस' },
  Day: { hi: 'दिन', mr: 'दिवस' },
  Opens: { hi: 'कब खुलता है', mr: 'कधी उघडते' },
  Closes: { hi: 'कब बंद होता है', mr: 'कधी बंद होते' },
  Closures: { hi: 'छुट्टी के दिन', mr: 'सुट्टीचे दिवस' },
  Sentence: { hi: 'वाक्य', mr: 'वाक्य' },
  'Answer within': { hi: 'खुले समय के कितने घंटों में जवाब', mr: 'क्लिनिक सुरू असण्याच्या किती तासांत उत्तर' },
  // Phones and address.
  Contact: { hi: 'संपर्क', mr: 'संपर्क' },
  Phone: { hi: 'फ़ोन', mr: 'फोन' },
  Whatsapp: { hi: 'WhatsApp', mr: 'WhatsApp' },
  Email: { hi: 'ईमेल', mr: 'ईमेल' },
  Ambulance: { hi: 'एम्बुलेंस', mr: 'ॲम्ब्युलन्स' },
  Emergency: { hi: 'इमरजेंसी', mr: 'इमर्जन्सी' },
  Address: { hi: 'पता', mr: 'पत्ता' },
  Street: { hi: 'मकान, सड़क, इलाका', mr: 'इमारत, रस्ता, परिसर' },
  City: { hi: 'शहर', mr: 'शहर' },
  'Postal code': { hi: 'पिन कोड', mr: 'पिन कोड' },
  Payments: { hi: 'पैसे देने के तरीके', mr: 'पैसे देण्याचे मार्ग' },
  // Prices, packages and services.
  Price: { hi: 'कीमत', mr: 'किंमत' },
  Prices: { hi: 'कीमतें', mr: 'किमती' },
  'Original price': { hi: 'टेस्ट अलग-अलग कराने पर कीमत', mr: 'टेस्ट वेगवेगळ्या केल्यास किंमत' },
  Packages: { hi: 'पैकेज', mr: 'पॅकेज' },
  Includes: { hi: 'क्या-क्या शामिल है', mr: 'काय काय समाविष्ट आहे' },
  Features: { hi: 'खास बातें', mr: 'ठळक बाबी' },
  Popular: { hi: 'सबसे लोकप्रिय', mr: 'सर्वात जास्त पसंतीचे' },
  Title: { hi: 'शीर्षक', mr: 'शीर्षक' },
  Heading: { hi: 'हेडिंग', mr: 'मथळा' },
  Name: { hi: 'नाम', mr: 'नाव' },
  'In short': { hi: 'थोड़े में', mr: 'थोडक्यात' },
  Description: { hi: 'विवरण', mr: 'वर्णन' },
  Note: { hi: 'टिप्पणी', mr: 'टीप' },
  Text: { hi: 'टेक्स्ट', mr: 'मजकूर' },
  Icon: { hi: 'छोटा चित्र', mr: 'छोटे चित्र' },
  Doctor: { hi: 'डॉक्टर', mr: 'डॉक्टर' },
};

/** A form with its labels in the language of the person who reads it, as far as they are known. */
export function labelledIn(language: string, form: FormField): FormField {
  if (language !== 'hi' && language !== 'mr') return form;
  const { fields, item, forms } = form;
  return {
    ...form,
    label: labels[form.label]?.[language] ?? form.label,
    ...(fields && { fields: fields.map((each) => labelledIn(language, each)) }),
    ...(item && { item: labelledIn(language, item) }),
    ...(forms && { forms: forms.map((each) => labelledIn(language, each)) }),
  };
}
