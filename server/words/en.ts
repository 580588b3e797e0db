import { fieldLabels } from '../../shared/desk/labels.ts';

/** The server's own texts for staff, in English. Names in capitals, such as `{COUNT}`, are filled in. */
export const en = {
  /** The names of an enquiry's fields in mail to staff, in the exported table and on the command line. */
  fields: fieldLabels.en,
  /** Mail to staff. */
  mail: {
    subject: 'Clinic Inquiry from Website Visitor',
    language: 'Language',
    alertLink: 'To read it:',
    digest:
      'Too many enquiries are coming in to email each one: this email covers {COUNT} of them. All of them are at the desk.',
    digestLink: 'To read them:',
    refused:
      'The website is receiving so many messages that it refuses some. Anyone who has not written in the last hour still gets through; the others are asked to call.',
    refusedDisk:
      'The website cannot take any more messages: the disk of its server is almost full. Visitors are asked to call. Please tell whoever looks after the website.',
    refusedHourly: 'This message is sent at most once an hour.',
    resetSubject: 'Choose a new password for the desk',
    reset:
      'Someone has asked for a new password for your account at the clinic’s desk. Choose it here. You can use the link once, within {HOURS} hours:',
    resetUnwanted:
      'If that was not you, ignore this email: your password is unchanged. If you use an authenticator, signing in will still ask for its code.',
  },
  /** Enquiries that are exported as a table. */
  table: {
    id: 'Enquiry',
    receivedAt: 'Received',
    status: 'Forwarded',
    language: 'Language',
    tab: 'List',
    answeredBy: 'Answered by',
    answeredAt: 'Answered at',
    notes: 'Notes',
    delivered: 'forwarded',
    queued: 'not forwarded yet',
    unsent: 'kept here',
    new: 'New',
    pending: 'Waiting',
    answered: 'Answered',
    archived: 'Archived',
    spam: 'Spam',
  },
  /** Alerts to staff, on their devices and by mail. */
  alerts: {
    new: 'A new enquiry has come in.',
    urgent: 'Urgent: please look now.',
    manyUrgentText: 'Urgent messages: {COUNT}.',
    answer: 'A patient has asked for another time, or cancelled.',
    manyAnswers: 'Answers from patients: {COUNT}.',
    unopened: 'An enquiry has not been opened yet.',
    unopenedText: 'The clinic has been open for at least {MINUTES} minutes since it came in.',
    manyNew: 'New enquiries: {COUNT}.',
    manyUnopened: 'Enquiries not opened yet: {COUNT}.',
    ofThemUrgent: 'With emergency words: {URGENT}.',
    refused: 'The website is refusing messages.',
    refusedText:
      'Too many are coming in at once, or the disk of its server is full. See the email, or ask whoever looks after the website.',
    test: 'This is what an alert looks like.',
  },
  /** Why the desk refuses a request. */
  problems: {
    'signed-out': 'Please sign in.',
    'no-accounts': 'Nobody can sign in yet. The first account is created on the server.',
    'wrong-credentials': 'The email address or the password is wrong.',
    'wrong-code': 'This code is wrong, or it has been used.',
    'link-used': 'This link has been used, or it is too old. Please ask for another.',
    wait: 'There were too many wrong attempts.',
    'too-many': 'Too many attempts came from your connection.',
    'try-again': 'Please try again in {TIME}.',
    'not-allowed': 'This is for the doctor only.',
    'not-found': 'There is nothing at this address.',
    conflict: 'Someone else has changed this in the meantime. Here is how it looks now.',
    'patient-answered': 'The patient has answered in the meantime. Here is how it looks now.',
    taken: 'Someone with this email address already has an account.',
    'last-doctor':
      'This is the last doctor who can sign in. Another doctor has to choose a password first.',
    invalid: 'This request could not be understood.',
    'cross-site': 'The desk can only be used from its own pages.',
    busy: 'Too many people are using the site right now.',
    'pictures-busy': 'Other pictures are being prepared right now.',
    'picture-format':
      'This is not a picture that can be used here. Please choose one of these: {FORMATS}.',
    'picture-heic':
      'Pictures in the format HEIC cannot be used here. On the iPhone, choose “Most Compatible” under Settings, Camera, Formats, or send the picture as a JPEG.',
    'picture-unreadable': 'This picture cannot be read: the file is damaged or incomplete.',
    'picture-too-large':
      'This picture is larger than 15 MB or 60 million pixels, and this browser cannot make it smaller. Resize it in the phone’s gallery, or send it to yourself by WhatsApp and use that.',
    'picture-narrow':
      'This picture is so long and narrow that nothing in it could be recognised. Cut it into parts, and insert each.',
    'picture-unfinished':
      'This picture was not ready in time: the server is very busy, or the picture is unusually slow to prepare. Please try again.',
    unavailable: 'Something went wrong here. Please try again later.',
    'sign-ins-waiting': 'Too many people are signing in right now.',
    'name-taken':
      'Someone else already has this name. Add something to tell them apart, such as a second name.',
    'address-taken': 'This address already belongs to an article. Please choose another address.',
    'own-sign-in': 'Change your own password under Account.',
    'open-again': 'Open this enquiry again to see how it is now.',
    'device-refused':
      'The push service of this browser cannot be used here. Please try another browser.',
    'alert-unsent':
      'The test could not be sent to this device. Please try again, or turn alerts off and on again.',
    'offer-past': 'This time has passed. Please choose a later one.',
    'offer-far': 'This day is more than a year away.',
    'offer-closed': 'The clinic is closed at that time. Say why you are offering it anyway.',
    'offer-mail-failed': 'The email could not be sent. Please try again, or choose another way.',
    'offer-replaced':
      'Someone else has since changed or withdrawn this time, but the patient was sent the earlier time. Please tell the patient.',
    'site-mistakes': 'Nothing was published: there is a mistake. The site is unchanged.',
    'site-render-failed':
      'Nothing was published: a page could not be generated. The site is unchanged.',
    'site-conflict':
      'Nothing was published: the site has changed in the meantime. Please look again.',
    'undo-conflict':
      'Nothing was undone: number {NUMBER} has changed the same text since. Undo that first.',
    'content-large': 'This is too long to be saved. Please shorten it.',
    'content-characters':
      'This text has a character that cannot be stored. Delete it, or write the text again.',
    'site-busy': 'Other changes are being published right now.',
  },
};

/** The server's texts for staff; a translation that lacks one does not compile. */
export type ServerCatalogue = typeof en;
