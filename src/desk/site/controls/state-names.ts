/** The states and territories of India: the code of ISO 3166-2, and the name in English, Hindi and Marathi. */
const states: [code: string, en: string, hi: string, mr: string][] = [
  ['IN-AN', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार', 'अंदमान आणि निकोबार'],
  ['IN-AP', 'Andhra Pradesh', 'आंध्र प्रदेश', 'आंध्र प्रदेश'],
  ['IN-AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', 'अरुणाचल प्रदेश'],
  ['IN-AS', 'Assam', 'असम', 'आसाम'],
  ['IN-BR', 'Bihar', 'बिहार', 'बिहार'],
  ['IN-CH', 'Chandigarh', 'चंडीगढ़', 'चंदीगड'],
  ['IN-CG', 'Chhattisgarh', 'छत्तीसगढ़', 'छत्तीसगड'],
  [
    'IN-DH',
    'Dadra and Nagar Haveli and Daman and Diu',
    'दादरा और नगर हवेली, दमन और दीव',
    'दादरा आणि नगर हवेली, दमण आणि दीव',
  ],
  ['IN-DL', 'Delhi', 'दिल्ली', 'दिल्ली'],
  ['IN-GA', 'Goa', 'गोवा', 'गोवा'],
  ['IN-GJ', 'Gujarat', 'गुजरात', 'गुजरात'],
  ['IN-HR', 'Haryana', 'हरियाणा', 'हरियाणा'],
  ['IN-HP', 'Himachal Pradesh', 'हिमाचल प्रदेश', 'हिमाचल प्रदेश'],
  ['IN-JK', 'Jammu and Kashmir', 'जम्मू और कश्मीर', 'जम्मू आणि काश्मीर'],
  ['IN-JH', 'Jharkhand', 'झारखंड', 'झारखंड'],
  ['IN-KA', 'Karnataka', 'कर्नाटक', 'कर्नाटक'],
  ['IN-KL', 'Kerala', 'केरल', 'केरळ'],
  ['IN-LA', 'Ladakh', 'लद्दाख', 'लडाख'],
  ['IN-LD', 'Lakshadweep', 'लक्षद्वीप', 'लक्षद्वीप'],
  ['IN-MP', 'Madhya Pradesh', 'मध्य प्रदेश', 'मध्य प्रदेश'],
  ['IN-MH', 'Maharashtra', 'महाराष्ट्र', 'महाराष्ट्र'],
  ['IN-MN', 'Manipur', 'मणिपुर', 'मणिपूर'],
  ['IN-ML', 'Meghalaya', 'मेघालय', 'मेघालय'],
  ['IN-MZ', 'Mizoram', 'मिज़ोरम', 'मिझोराम'],
  ['IN-NL', 'Nagaland', 'नागालैंड', 'नागालँड'],
  ['IN-OD', 'Odisha', 'ओडिशा', 'ओडिशा'],
  ['IN-PY', 'Puducherry', 'पुडुचेरी', 'पुद्दुचेरी'],
  ['IN-PB', 'Punjab', 'पंजाब', 'पंजाब'],
  ['IN-RJ', 'Rajasthan', 'राजस्थान', 'राजस्थान'],
  ['IN-SK', 'Sikkim', 'सिक्किम', 'सिक्कीम'],
  ['IN-TN', 'Tamil Nadu', 'तमिलनाडु', 'तामिळनाडू'],
  ['IN-TS', 'Telangana', 'तेलंगाना', 'तेलंगणा'],
  ['IN-TR', 'Tripura', 'त्रिपुरा', 'त्रिपुरा'],
  ['IN-UP', 'Uttar Pradesh', 'उत्तर प्रदेश', 'उत्तर प्रदेश'],
  ['IN-UK', 'Uttarakhand', 'उत्तराखंड', 'उत्तराखंड'],
  ['IN-WB', 'West Bengal', 'पश्चिम बंगाल', 'पश्चिम बंगाल'],
];

/**
 * The names of India's states by their codes.
 * @param language of the desk; English for one that they are not known in
 */
export function stateNames(language: string): Map<string, string> {
  return new Map(states.map(([code, en, hi, mr]) => [code, { hi, mr }[language] ?? en] as const));
}
