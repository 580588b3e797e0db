import { optionalCopy } from './optional-copy.ts';

/** Signing in, and choosing a password by a link. */
export const signInCopy = optionalCopy({
  heading: 'Sign in',
  email: 'Email',
  password: 'Password',
  shared: 'This is a shared computer',
  sharedHint: 'You are signed out when the browser is closed.',
  button: 'Sign in',
  codeHeading: 'Your code',
  code: 'The 6 digits of your authenticator',
  backupCode: 'A backup code',
  useBackupCode: 'I have a backup code',
  useAuthenticator: 'I have my authenticator',
  startAgain: 'Start again',
  noAccounts: 'Nobody has an account yet. To make the first one, run this on the server:',
  passwordHeading: 'Choose your password',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters. Three or four words that do not belong together are good.',
  choose: 'Save password',
  chosen: 'Your password is saved. You can sign in now.',
  noLink: 'This link is not complete. Please open it again as you received it.',
}).describe('Signing in, and choosing a password by a link.');

/** One's own account. */
export const accountCopy = optionalCopy({
  heading: 'Account',
  passwordHeading: 'Password',
  currentPassword: 'Current password',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed. All other sessions have ended.',
  authenticatorHeading: 'Authenticator',
  authenticatorOn: 'Signing in takes a code from your authenticator.',
  authenticatorOff: 'Signing in takes your password only. A code from your phone makes it safer.',
  setUp: 'Set up an authenticator',
  scan: 'Scan this picture with an authenticator app on your phone.',
  picture: 'Picture to be scanned by an authenticator app',
  secret: 'Or type this key into the app:',
  confirm: 'Confirm',
  turnOff: 'Turn off',
  newCodes: 'New backup codes',
  codesHeading: 'Backup codes',
  codesText: 'Keep them on paper. Each signs you in once where your phone is not at hand.',
  sessionsHeading: 'Where you are signed in',
  thisSession: 'This browser',
  lastUsed: 'Last used {TIME}',
  end: 'End',
  cancel: 'Cancel',
}).describe('One’s own account.');

/** How someone is told of new enquiries. */
export const toldCopy = optionalCopy({
  heading: 'New enquiries',
  mail: 'Send me an email for each new enquiry',
  mailHint:
    'Sent to {EMAIL}, with all that the patient wrote. Choose it only where nobody else reads this mailbox.',
  noMail: 'Email: the server is not set up to send any.',
  browser:
    'This browser can tell you that an enquiry has come in while the desk is open in a tab that you do not see. It shows no name, and nothing of the message.',
  turnOn: 'Tell me in this browser',
  turnOff: 'Do not tell me in this browser',
  on: 'This browser tells you.',
  blocked:
    'The browser has blocked this. Allow notifications of this page in its settings, and open the page again.',
  missing:
    'This browser cannot do it. Most browsers on phones cannot, and none can where the address of the desk does not begin with https.',
  first: 'You will be told of new enquiries like this.',
  one: 'A new enquiry has come in.',
  many: '{COUNT} new enquiries have come in.',
}).describe('How someone is told of new enquiries, under Account.');

/** Who has an account, and the access log. */
export const peopleCopy = optionalCopy({
  heading: 'People',
  reception: 'Reception',
  doctor: 'Doctor',
  receptionHint: 'Reads and answers enquiries, and writes notices.',
  doctorHint: 'That, and posts, people and the access log.',
  invited: 'has not chosen a password yet',
  withCode: 'signs in with a code',
  addHeading: 'Add someone',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  add: 'Add',
  link: 'Give this link to {NAME}. It works once, for 24 hours.',
  copy: 'Copy link',
  copied: 'Copied.',
  reset: 'Reset sign-in',
  resetHeading: 'Reset the sign-in of {NAME}?',
  resetText:
    'The password and the authenticator stop working, and {NAME} is signed out everywhere. You get a new link to pass on.',
  remove: 'Remove',
  removeHeading: 'Remove {NAME}?',
  removeText: 'The account is deleted, and signed out everywhere. Notes stay.',
  logHeading: 'Access log',
  logText: 'Who did what, newest first.',
  lastRestore: 'Last proven restore: {TIME}, {COUNT} enquiries',
  restoreFailed: 'The backup of {TIME} failed: tell whoever runs the server.',
  time: 'Time',
  person: 'Person',
  action: 'What',
  openEnquiry: 'Open the enquiry',
}).describe('People and the access log, which the doctor sees.');

/** What someone did. */
export const actionCopy = optionalCopy({
  'signed-in': 'signed in',
  opened: 'opened an enquiry',
  exported: 'saved enquiries as a table',
  moved: 'moved an enquiry',
  noted: 'added a note',
  sent: 'sent an enquiry again',
  deleted: 'deleted an enquiry',
}).describe('What the access log tells of.');
