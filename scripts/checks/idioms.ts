import type { Prose } from './prose.ts';

type Idiom = Readonly<{ name: string; pattern: RegExp; say: string }>;

/** An idiom in a file: `at` is its line, `text` the words found. */
type Finding = Readonly<{ at: number; text: string; name: string; say: string }>;

/** The beginning of a sentence: of the text or a list's item, after a stop, a bracket or the ids of a test's title. */
const START = String.raw`(?<=^[\s>-]*|[.:;!?(\]]\s)`;
/** The sentence is not a question, neither with a question mark nor as a heading, such as 'Who sees what'. */
const NO_QUESTION = String.raw`(?=[^.?!]*(?:[.!]|$))(?! \w+ (?:\w+ )?(?:what|which|who)\b)`;
const IS = String.raw`\b(?:is|are|was|were|be|been|being)`;
const ADVERB = '(?:(?:not|never|only|also|then|always|still|all|both|so) )?';
/** After these words, 'who' has no noun that it could refer to. */
const LINK =
  'for|to|of|by|from|with|than|as|that|which|only|until|unless|and|or|but|when|where|because|so|beside|before|after|if';
/** Words before 'of it' that make good English: 'all of it', 'because of it'. */
const QUANTITY =
  'all|any|both|go|half|least|less|many|more|most|much|none|nothing|one|part|rest|some|ahead|because|front|instead|out|outside|inside|side|top';

/** A space in `source` matches any white space, since a sentence may run over two lines. */
const idiom = (name: string, source: string, say: string): Idiom => ({
  name,
  pattern: new RegExp(source.replaceAll(' ', String.raw`\s+`), 'g'),
  say,
});

const IDIOMS: readonly Idiom[] = [
  idiom('headless who', `${START}[Ww]ho\\b${NO_QUESTION}`, 'name the person: the seller, the user, callers'),
  idiom('headless who', String.raw`\b(?:${LINK}) who\b`, 'name the person: the seller, the user, callers'),
  idiom('whoever', String.raw`\b[Ww]hoever(?:'s)?\b`, 'anyone who, the user'),
  idiom('whatever', String.raw`(?<!, )\b[Ww]hatever\b`, 'any …, or: regardless of …'),
  idiom('is told', `${IS} ${ADVERB}told\\b`, 'is shown, returns, learns'),
  idiom('told apart', String.raw`\btold apart\b`, 'distinguished, different'),
  idiom('tells of', String.raw`\btell(?:s|ing)? (?:\w+ )?of\b`, 'describes, reports, says'),
  idiom(
    'is no',
    String.raw`(?<!\b[Tt]here (?:\w+ )?)${IS} ${ADVERB}no (?!longer\b|more\b|less\b|fewer\b|one\b|matter\b)[a-z]+`,
    'is not a …',
  ),
  idiom('none to', `(?<!\\b[Tt]here )${IS} none (?:of them )?to [a-z]+`, 'is not one to …'),
  idiom(
    'stands',
    String.raw`(?<![-\w]|\bgood )(?:[Ss]tands?|[Ss]tood|[Ss]tanding)\b(?!-|(?: in)? for\b)`,
    'is, is in, is shown, its status',
  ),
  idiom('of it.', String.raw`\b(?!(?:${QUANTITY})\b)\w+ of it(?=\s*(?:[.;)]|$))`, 'its …'),
  idiom('what of', String.raw`\b[Ww]hat of\b`, 'the part of, which of'),
  idiom('is to be', String.raw`${IS} ${ADVERB}to be [a-z]+`, 'must be, will be, has to be'),
];

/** The idioms in passages of one file, in the order of its lines. */
export function findIdioms(passages: readonly Prose[]): Finding[] {
  const found = passages.flatMap(({ text, line }) =>
    IDIOMS.flatMap(({ name, pattern, say }) =>
      [...text.matchAll(pattern)].map((match) => ({
        at: line + text.slice(0, match.index).split('\n').length - 1,
        text: match[0].replaceAll(/\s+/g, ' '),
        name,
        say,
      })),
    ),
  );
  return found.toSorted((a, b) => a.at - b.at);
}
