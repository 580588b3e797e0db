import { emergenciesInHindi } from './words-hi.ts';
import { emergenciesMixed } from './words-mixed.ts';
import { emergenciesInMarathi } from './words-mr.ts';
import { toLearn, toPrevent } from './words-shared.ts';
import { unlessLongAgo } from './words-time.ts';

const someone =
  'he.|she.|father|mother|dad|mom|mum|husband|wife|son|daughter|brother|sister|uncle|aunt|patient';
const not = "not|isn't|isnt|won't|wont|can't|cant|cannot|doesn't|doesnt|unable";

/**
 * Emergency words by language, unless the clinic has a list of its own. An entry matches if each of its words
 * begins a word of the message, in one sentence or close together, in any order. `a|b` is one of the two, `a-b` is
 * both in this order or written as one, `a|!a-b` is a unless b follows, `~a` is an a close to what the entry names
 * before it, a word with a full stop is the whole word, and nothing of what follows `!` may be near.
 * Hindi and Marathi are also written in Latin letters, mixed with one another and with English.
 */
export const emergencyWords: Record<string, string[]> = {
  en: [
    'chest pain|hurt|pressure|tight|discomfort|heav|weight|stone|elephant|crush|squeez|stab|burning|sitting|sits',
    'sweating',
    'heart ~pain|painful|squeez|tight|aching|aches|hurts !knee|back|leg|shoulder|painkiller',
    ...unlessLongAgo(`heart|hart|hurt attack !${toLearn}`),
    ...unlessLongAgo(`heartattack|hartattack !${toLearn}`),
    'heart-stop|cardiac-arrest',
    'heart-has stopped',
    'crush pain',
    'breathless|suffocat|choking',
    "short|cannot|can't|cant|can-not|couldn't|unable|not-able|difficult|trouble|struggl|hard-to breath",
    'not breathing',
    'breathing problem',
    'faint',
    'pass-out|passing-out|passed-out|passes-out|black-out|blacked-out|blacking-out',
    'unconscious|not-conscious|senseless|lost-conscious|loses-conscious|losing-conscious',
    'fell|fallen|falls ~suddenly|sudden|dizz|giddi|sweat|eyes|floor|pale|senses',
    `fell|fallen up|conscious|respond|speak|talk|moving ~${not}`,
    `${someone} ~moving|move ~${not} !house|office|ticket`,
    `words|speech|talking wrong|gibberish|jumbled|nonsense since|sudden|coming|face|arm`,
    `confused|confusion|disoriented since|sudden|today|morning|weak|cannot|can't`,
    `eyes ~open ~${not}`,
    'eyes opened|rolled minute|min|back|up',
    'collapse|collapsing',
    'left arm',
    'chestpain',
    'arm|arms numb',
    'jaw pain',
    'paralysis|paralysed|paralyzed',
    'slurr',
    'face|mouth droop|twist|crooked|one-side',
    'side one|left|right weak|numb|paraly',
    'sudden weak|numb',
    `move|lift|raise side|arm|leg|hand ~${not}`,
    'seizure',
    ...unlessLongAgo(`stroke !after|score|difference|fark|farak|${toPrevent}`),
    'heart|pulse|palpitation racing|pounding|fast|thump|palpitation|flutter dizz|sweat|faint|breath|giddy|giddi|scared|weak',
    'chest clutch|grabb|gripp',
    'cold sweat',
    'clammy',
    'breath|breathing fast|rapid|heavily|labour|labored',
    'blue lips',
    'gasping',
    'unresponsive',
    `${someone} respond|wak ~${not}`,
    'not-wak|wont-wake',
    `${someone} speak|talk ~${not} !english|hindi|marathi|phone|nurse|doctor`,
    'no-pulse',
    'oxygen low|falling|dropping|dropped',
    `hand|leg|arm|side ~work|moving|lifting ~${not} left|right|one|both`,
    'vision|sight|eyesight loss|lost|gone|losing suddenly|sudden',
    'suddenly confus|speech|speak|talk',
    'speech|words|talking unclear|slurred|slur|garbled|funny|jumbled suddenly|sudden|weak|arm|hand|face|mouth',
    'headache worst|unbearable|thunder vomit|sudden|suddenly|life',
    'tearing|ripping back|chest',
    'swallowed tablet|pill|medicine|drug|capsule|poison|dose',
    'overdose',
    'took|taken|ate|consumed tablet|pill|medicine too-many|by-mistake|whole-strip|many-tablets|extra',
    'poison drank|drunk|took|taken|ate|consumed|swallow',
    'throat|tongue|lips|face swollen|swelling|swell tablet|medicine|injection|swallow|breath|suddenly',
    `save.-my|save.-him|save.-her|save.-us|save.-our ${someone}|life|please`,
    'help-urgent|urgent-help|help-help|help-me-fast|sos',
    'pacemaker dizz|faint|giddi|shock',
    'icd|aicd|defibrillator ~shocked|shocks|shocking|fired',
    "emergency it's|its-an|this-is|it-is|urgent|help|serious|real !number|service|open|24|ward|no-emergency|not-an|not-emergency",
    `${someone} dying`,
    'ambulance',
  ],
  hi: [...emergenciesInHindi, ...emergenciesMixed],
  mr: emergenciesInMarathi,
};
